// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kiki.cfront.macro.MacroOption;
import kiki.cfront.source.CError;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.SourceText;
import kiki.options.DataModel;
import kiki.util.Location;

/**
 * Runs a preprocessor the user names, such as {@code gcc -E}. The command gets the options that
 * decide the result ({@code -m32} for ILP32, {@code -funsigned-char}, -D, -U, -I, -include) and the
 * file, and must write the preprocessed text to its standard output.
 */
final class ExternalPreprocessor {
  private final PreprocessorOptions options;

  ExternalPreprocessor(PreprocessorOptions options) {
    this.options = options;
  }

  SourceText run(Path file) {
    List<String> command = split(options.command().orElse(""));
    if (command.isEmpty()) {
      throw new CError(Location.NONE, "--preprocessor needs a command");
    }
    String name = command.getFirst();
    addArguments(command, file);
    try {
      return SourceText.of(file.toString(), output(name, command));
    } catch (IOException e) {
      throw new CError(Location.NONE, "cannot run preprocessor: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CError(Location.NONE, "preprocessor '" + name + "' was interrupted");
    }
  }

  /** Messages go to a file, so that neither stream can block the other. */
  private static byte[] output(String name, List<String> command)
      throws IOException, InterruptedException {
    Path messages = Files.createTempFile("kiki", ".txt");
    try {
      Process process = new ProcessBuilder(command).redirectError(messages.toFile()).start();
      process.getOutputStream().close();
      byte[] output = process.getInputStream().readAllBytes();
      int status = process.waitFor();
      if (status != 0) {
        String said = SourceText.of("", Files.readAllBytes(messages)).text().strip();
        String message = "preprocessor '" + name + "' failed with exit status " + status;
        throw new CError(Location.NONE, said.isEmpty() ? message : message + ":\n" + said);
      }
      return output;
    } finally {
      Files.deleteIfExists(messages);
    }
  }

  private void addArguments(List<String> command, Path file) {
    if (options.language().dataModel() == DataModel.ILP32) {
      command.add("-m32");
    }
    if (options.language().charSign() == CharSign.UNSIGNED) {
      command.add("-funsigned-char");
    }
    command.add("-D__CPROVER=1");
    for (MacroOption option : options.macros()) {
      switch (option) {
        case MacroOption.Define define -> command.add("-D" + define.text());
        case MacroOption.Undefine undefine -> command.add("-U" + undefine.name());
      }
    }
    for (Path directory : options.includeDirectories()) {
      command.add("-I" + directory);
    }
    for (Path directory : options.guessedDirectories()) {
      command.add("-idirafter");
      command.add(directory.toString());
    }
    for (String name : options.forcedIncludes()) {
      command.add("-include");
      command.add(name);
    }
    command.add(file.toString());
  }

  /** At white space, but not inside single or double quotes. */
  private static List<String> split(String command) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (char c : command.toCharArray()) {
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
        inWord = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (inWord) {
          words.add(word.toString());
          word.setLength(0);
        }
        inWord = false;
      } else {
        word.append(c);
        inWord = true;
      }
    }
    if (inWord) {
      words.add(word.toString());
    }
    return words;
  }
}
