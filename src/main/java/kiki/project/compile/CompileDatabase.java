// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kiki.api.InputError;
import kiki.util.WorkingFolder;
import kiki.util.json.JsonError;
import kiki.util.json.JsonValue;

/** Reads {@code compile_commands.json} (clang's JSON Compilation Database Format). */
public final class CompileDatabase {
  /** What the file is called. */
  public static final String NAME = "compile_commands.json";

  private final Path file;
  private final UnitList units = new UnitList();

  private CompileDatabase(Path file) {
    this.file = file;
  }

  /**
   * @throws InputError if the file cannot be read or is not such a database
   */
  public static ProjectSources read(Path file) {
    CompileDatabase database = new CompileDatabase(WorkingFolder.absolute(file).normalize());
    database.read();
    return database.units.sources();
  }

  private void read() {
    try {
      JsonValue all = JsonValue.parse(Files.readString(file));
      if (!(all instanceof JsonValue.Sequence(List<JsonValue> entries))) {
        throw new InputError(file + ": is not an array of commands");
      }
      for (int i = 0; i < entries.size(); i++) {
        add(entries.get(i), i + 1);
      }
    } catch (IOException e) {
      throw new InputError(file + ": cannot be read: " + Failure.text(e));
    } catch (JsonError e) {
      throw new InputError(file + ": is not JSON: " + e.getMessage());
    }
  }

  private void add(JsonValue value, int number) {
    try {
      JsonValue.Members entry = value.asMembers();
      Path folder = file.getParent();
      Path directory =
          entry.member("directory").map(JsonValue::asText).map(folder::resolve).orElse(folder);
      Path source = directory.resolve(entry.text("file")).normalize();
      CompilerCall call = CompilerCall.of(directory, arguments(entry));
      units.add(source, call);
    } catch (JsonError e) {
      throw new InputError(file + ": entry " + number + ": " + e.getMessage());
    } catch (InputError e) {
      throw new InputError(file + ": entry " + number + ": " + e.getMessage());
    }
  }

  private static List<String> arguments(JsonValue.Members entry) {
    Optional<List<String>> arguments =
        entry.member("arguments").isPresent()
            ? Optional.of(entry.texts("arguments"))
            : entry.member("command").map(c -> ShellWords.of(c.asText()));
    List<String> words =
        arguments.orElseThrow(() -> new JsonError("neither \"arguments\" nor \"command\""));
    return CompilerCall.arguments(words)
        .orElseGet(() -> words.isEmpty() ? words : words.subList(1, words.size()));
  }
}
