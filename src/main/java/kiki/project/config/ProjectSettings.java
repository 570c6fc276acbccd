// SPDX-License-Identifier: Apache-2.0
package kiki.project.config;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.api.InputError;
import kiki.project.compile.Failure;
import kiki.project.config.TomlReader.Setting;
import kiki.util.Nearest;
import kiki.util.WorkingFolder;
import kiki.util.json.JsonValue;

/**
 * What {@code kiki.toml} says.
 *
 * @param words as on a command line
 * @param exclude patterns of files that are left out, relative to the project
 * @param stubs C files that are linked to every function
 * @param parameters descriptions of parameters by function
 * @param baseline known findings
 * @param functions names of functions to verify although they are called
 * @param acceptConditions whether what is proved under a condition is good enough
 */
public record ProjectSettings(
    List<String> words,
    List<String> exclude,
    List<Path> stubs,
    Map<String, String> parameters,
    Optional<Path> baseline,
    Optional<String> functions,
    Optional<Integer> jobs,
    Optional<Boolean> preconditions,
    Optional<Boolean> acceptConditions) {
  /** What the file is called. */
  public static final String NAME = "kiki.toml";

  private static final String PARAMETERS = "parameters.";

  private static final Set<String> KNOWN =
      Set.of(
          "checks",
          "options",
          "timeout",
          "memory",
          "exclude",
          "stubs",
          "baseline",
          "functions",
          "jobs",
          "preconditions",
          "accept-conditions");

  /** Of a project that says nothing. */
  public static final ProjectSettings NONE =
      new ProjectSettings(
          List.of(),
          List.of(),
          List.of(),
          Map.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  public ProjectSettings {
    words = List.copyOf(words);
    exclude = List.copyOf(exclude);
    stubs = List.copyOf(stubs);
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  /**
   * The settings of a project; none if it has no such file.
   *
   * @throws InputError if the file cannot be read or is not understood
   */
  public static ProjectSettings of(Path folder) {
    Path file = folder.resolve(NAME);
    if (!Files.exists(file)) {
      return NONE;
    }
    try {
      return of(file, Files.readString(file));
    } catch (IOException e) {
      throw new InputError(file + ": cannot be read: " + Failure.text(e));
    }
  }

  static ProjectSettings of(Path file, String text) {
    Map<String, Setting> all = TomlReader.read(file.toString(), text);
    Source source = new Source(file, all);
    source.requireKnown();
    List<String> words = new ArrayList<>();
    source.texts("checks").forEach(c -> words.add("--" + c + "-check"));
    words.addAll(source.texts("options"));
    source.number("timeout").ifPresent(n -> words.addAll(List.of("--timeout", n)));
    source.number("memory").ifPresent(n -> words.addAll(List.of("--memory", n)));
    Map<String, String> parameters = new LinkedHashMap<>();
    for (String name : all.keySet()) {
      if (name.startsWith(PARAMETERS)) {
        parameters.put(name.substring(PARAMETERS.length()), source.text(name).orElseThrow());
      }
    }
    Path folder = WorkingFolder.absolute(file).getParent();
    return new ProjectSettings(
        words,
        source.texts("exclude"),
        source.texts("stubs").stream().map(folder::resolve).toList(),
        parameters,
        source.text("baseline").map(folder::resolve),
        source.text("functions"),
        source.number("jobs").map(Integer::parseInt),
        source.truth("preconditions"),
        source.truth("accept-conditions"));
  }

  /** Whether a file is to be left out. */
  public boolean excludes(Path relative) {
    for (String pattern : exclude) {
      PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
      boolean isFolder = relative.startsWith(pattern);
      if (isFolder || matcher.matches(relative) || matcher.matches(relative.getFileName())) {
        return true;
      }
    }
    return false;
  }

  /** Typed access to settings. */
  private record Source(Path file, Map<String, Setting> all) {
    void requireKnown() {
      all.forEach(
          (name, setting) -> {
            if (!KNOWN.contains(name) && !name.startsWith(PARAMETERS)) {
              throw error(
                  setting, "unknown setting '" + name + "'" + Nearest.question(name, KNOWN));
            }
          });
    }

    Optional<String> text(String name) {
      Setting setting = all.get(name);
      if (setting == null) {
        return Optional.empty();
      }
      if (setting.value() instanceof JsonValue.Text(String value)) {
        return Optional.of(value);
      }
      throw error(setting, "'" + name + "' must be a string");
    }

    Optional<String> number(String name) {
      Setting setting = all.get(name);
      if (setting == null) {
        return Optional.empty();
      }
      if (setting.value() instanceof JsonValue.Numeral(String digits)
          && digits.matches("[0-9]{1,9}(\\.[0-9]+)?")
          && (name.equals("timeout") || !digits.contains("."))) {
        return Optional.of(digits);
      }
      throw error(setting, "'" + name + "' must be a number");
    }

    Optional<Boolean> truth(String name) {
      Setting setting = all.get(name);
      if (setting == null) {
        return Optional.empty();
      }
      if (setting.value() instanceof JsonValue.Truth(boolean value)) {
        return Optional.of(value);
      }
      throw error(setting, "'" + name + "' must be true or false");
    }

    List<String> texts(String name) {
      Setting setting = all.get(name);
      if (setting == null) {
        return List.of();
      }
      List<String> texts = new ArrayList<>();
      if (setting.value() instanceof JsonValue.Sequence(List<JsonValue> elements)) {
        for (JsonValue e : elements) {
          if (e instanceof JsonValue.Text(String value)) {
            texts.add(value);
          }
        }
        if (texts.size() == elements.size()) {
          return texts;
        }
      }
      throw error(setting, "'" + name + "' must be an array of strings");
    }

    private InputError error(Setting setting, String what) {
      return new InputError(file + ":" + setting.line() + ": " + what);
    }
  }
}
