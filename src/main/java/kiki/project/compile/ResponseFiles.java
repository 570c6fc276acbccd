// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kiki.api.InputError;

/** Words of a command that stand in files: {@code @FILE}, as gcc and clang read them. */
final class ResponseFiles {
  /** Files within files at most; one that names itself has no end. */
  private static final int DEEPEST = 10;

  private final Path directory;

  ResponseFiles(Path directory) {
    this.directory = directory;
  }

  /**
   * The words with those of the files in their places.
   *
   * @throws InputError if a file cannot be read
   */
  List<String> expand(List<String> words) {
    return expand(words, 0);
  }

  private List<String> expand(List<String> words, int depth) {
    List<String> all = new ArrayList<>();
    for (String word : words) {
      if (word.length() > 1 && word.startsWith("@")) {
        if (depth == DEEPEST) {
          throw new InputError(word + ": response files are nested too deeply");
        }
        all.addAll(expand(read(word.substring(1)), depth + 1));
      } else {
        all.add(word);
      }
    }
    return all;
  }

  private List<String> read(String name) {
    Path file = directory.resolve(name);
    try {
      return ShellWords.of(Files.readString(file));
    } catch (IOException e) {
      throw new InputError(file + ": the response file cannot be read: " + Failure.text(e));
    }
  }
}
