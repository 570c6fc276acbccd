// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kiki.api.InputError;
import kiki.project.compile.Failure;
import kiki.project.report.ResultsDocument;
import kiki.project.run.ProjectResults;
import kiki.util.ResultFile;
import kiki.util.json.JsonError;

/** Files of results, read and written as wholes. */
final class ProjectFiles {
  private ProjectFiles() {}

  /**
   * @throws InputError if it cannot be written
   */
  static void write(Path file, String text) {
    try {
      ResultFile.write(file, text);
    } catch (IOException e) {
      throw new InputError(file + ": cannot be written: " + Failure.text(e));
    }
  }

  /**
   * @throws InputError if it cannot be read, or is something else
   */
  static ProjectResults results(Path file) {
    try {
      return ResultsDocument.read(Files.readString(file));
    } catch (IOException e) {
      throw new InputError(file + ": cannot be read: " + Failure.text(e));
    } catch (JsonError e) {
      throw new InputError(file + ": is not what --results writes: " + e.getMessage());
    }
  }
}
