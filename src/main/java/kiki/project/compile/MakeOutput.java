// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.api.InputError;
import kiki.util.WorkingFolder;

/** The compiler calls in what {@code make -n} says it would do. */
public final class MakeOutput {
  /** What make says when it goes to another folder, and back. */
  private static final Pattern ENTERING =
      Pattern.compile(".*make(?:\\[\\d+\\])?: Entering directory [`'\"](.*)['\"]");

  private static final Pattern LEAVING =
      Pattern.compile(".*make(?:\\[\\d+\\])?: Leaving directory [`'\"](.*)['\"]");

  private final Deque<Path> folders = new ArrayDeque<>();
  private final UnitList units = new UnitList();

  private MakeOutput() {}

  /**
   * Starts make in a folder. What a makefile computes while it is read is executed, which is why
   * the user has to ask for it.
   *
   * @throws InputError if make cannot be started or fails
   */
  public static ProjectSources run(Path folder) {
    try {
      Process make =
          new ProcessBuilder("make", "-n", "-B", "-w")
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .start();
      make.getOutputStream().close();
      String text = new String(make.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int code = make.waitFor();
      if (code != 0) {
        String last = text.strip().lines().reduce("", (a, b) -> b);
        throw new InputError(folder + ": make -n fails: " + last);
      }
      return read(text, folder);
    } catch (IOException e) {
      throw new InputError("make cannot be started: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InputError("interrupted while make was running");
    }
  }

  /**
   * @param folder in which make was started
   */
  static ProjectSources read(String text, Path folder) {
    MakeOutput output = new MakeOutput();
    output.folders.push(WorkingFolder.absolute(folder).normalize());
    text.replace("\\\n", " ").lines().forEach(output::line);
    return output.units.sources();
  }

  private void line(String line) {
    Matcher entering = ENTERING.matcher(line);
    if (entering.matches()) {
      folders.push(folders.peek().resolve(entering.group(1)));
    } else if (LEAVING.matcher(line).matches()) {
      if (folders.size() > 1) {
        folders.pop();
      }
    } else {
      Path directory = folders.peek();
      for (List<String> command : ShellWords.commands(line)) {
        directory = execute(command, directory);
      }
    }
  }

  /** The folder in which the next command of the line would run. */
  private Path execute(List<String> command, Path directory) {
    if (command.size() == 2 && command.getFirst().equals("cd")) {
      return directory.resolve(command.get(1)).normalize();
    }
    Optional<List<String>> arguments = CompilerCall.arguments(command);
    if (arguments.isPresent()) {
      CompilerCall call = CompilerCall.of(directory, arguments.get());
      call.files().forEach(f -> units.add(f, call));
    }
    return directory;
  }
}
