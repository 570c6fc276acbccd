// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.api.Arguments;
import kiki.options.Options;
import kiki.options.UsageError;
import kiki.project.compile.CompilerFlags;

/**
 * What the user sets in the editor. There is no way to give other options of the command line: some
 * run programs or write files, and settings may come with a folder that was only opened to read.
 *
 * @param checks names of checks as on the command line without {@code --} and {@code -check}, and
 *     {@code termination}
 * @param seconds for each function
 * @param defines as {@code -D} takes them
 * @param flags how the file is compiled, by the project
 */
record Settings(
    List<String> checks,
    double seconds,
    List<String> includeDirectories,
    List<String> defines,
    CompilerFlags flags) {
  static final Settings DEFAULT =
      new Settings(
          List.of("bounds", "pointer", "div-by-zero"),
          LspTuning.SECONDS_PER_FUNCTION,
          List.of(),
          List.of(),
          CompilerFlags.NONE);

  private static final String TERMINATION = "termination";
  private static final double MOST_SECONDS = 3600;

  Settings {
    checks = List.copyOf(checks);
    includeDirectories = List.copyOf(includeDirectories);
    defines = List.copyOf(defines);
  }

  /**
   * The same with what a JSON object says otherwise.
   *
   * @throws UsageError if it says what cannot be
   */
  Settings with(JsonElement json) {
    if (!json.isJsonObject()) {
      throw new UsageError("the settings are no object");
    }
    JsonObject object = json.getAsJsonObject();
    Settings changed =
        new Settings(
            texts(object, "checks").orElse(checks),
            number(object, "timeout").orElse(seconds),
            texts(object, "includeDirectories").orElse(includeDirectories),
            texts(object, "defines").orElse(defines),
            flags);
    changed.safety();
    return changed;
  }

  /** The same for a folder, in which directories are looked for that say not where. */
  Settings in(Path folder) {
    return new Settings(
        checks,
        seconds,
        includeDirectories.stream().map(d -> folder.resolve(d).toString()).toList(),
        defines,
        flags);
  }

  /** The same for a file that is compiled with options of its own. */
  Settings compiledWith(CompilerFlags other) {
    return new Settings(checks, seconds, includeDirectories, defines, other);
  }

  private static Optional<JsonElement> member(JsonObject object, String name) {
    return Optional.ofNullable(object.get(name)).filter(e -> !e.isJsonNull());
  }

  private static Optional<List<String>> texts(JsonObject object, String name) {
    return member(object, name).map(e -> texts(e, name));
  }

  private static List<String> texts(JsonElement element, String name) {
    List<String> texts = new ArrayList<>();
    if (!element.isJsonArray()) {
      throw new UsageError("the setting '" + name + "' is no list");
    }
    for (JsonElement e : element.getAsJsonArray()) {
      if (!e.isJsonPrimitive() || !e.getAsJsonPrimitive().isString()) {
        throw new UsageError("the setting '" + name + "' is no list of texts");
      }
      texts.add(e.getAsString());
    }
    return texts;
  }

  private static Optional<Double> number(JsonObject object, String name) {
    return member(object, name)
        .map(
            e -> {
              boolean isNumber = e.isJsonPrimitive() && e.getAsJsonPrimitive().isNumber();
              double value = isNumber ? e.getAsDouble() : 0;
              if (!(value > 0 && value <= MOST_SECONDS)) {
                throw new UsageError("the setting '" + name + "' is no number of seconds");
              }
              return value;
            });
  }

  /** Options for what single executions can violate. */
  Options safety() {
    List<String> words = common(seconds);
    checks.stream().filter(c -> !c.equals(TERMINATION)).forEach(c -> words.add(flag(c)));
    return options(words);
  }

  /** A check is a word of small letters: what else begins an option stays out. */
  private static String flag(String check) {
    if (!check.matches("[a-z]+(-[a-z]+)*")) {
      throw new UsageError("no check '" + check + "'");
    }
    return "--" + check + "-check";
  }

  /** Options for whether executions end; empty if that is not asked for. */
  Optional<Options> termination() {
    if (!checks.contains(TERMINATION)) {
      return Optional.empty();
    }
    List<String> words = common(seconds);
    words.add("--termination");
    return Optional.of(options(words));
  }

  /** Options for one function checked against its contract. */
  Options enforcing(String function) {
    List<String> words = common(seconds);
    checks.stream().filter(c -> !c.equals(TERMINATION)).forEach(c -> words.add(flag(c)));
    words.addAll(List.of("--enforce-contract", function));
    return options(words);
  }

  /** Options for a condition under which a function goes well. */
  Options precondition() {
    List<String> words = common(seconds * LspTuning.PRECONDITION_FACTOR);
    checks.stream().filter(c -> !c.equals(TERMINATION)).forEach(c -> words.add(flag(c)));
    words.add("--sufficient");
    return options(words);
  }

  private List<String> common(double time) {
    List<String> words = new ArrayList<>(List.of("--timeout", Double.toString(time)));
    words.addAll(flags.words());
    includeDirectories.forEach(d -> words.addAll(List.of("-I", d)));
    defines.forEach(d -> words.addAll(List.of("-D", d)));
    return words;
  }

  private static Options options(List<String> words) {
    return Arguments.options(words.toArray(String[]::new));
  }
}
