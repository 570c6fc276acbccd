// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import kiki.api.InputError;
import kiki.api.PropertyResult;
import kiki.api.Results;
import kiki.options.Options;
import kiki.util.ResultFile;

/** Writes the files that the options ask for. */
final class ResultFiles {
  private final Options options;
  private final Console console;

  ResultFiles(Options options, Console console) {
    this.options = options;
    this.console = console;
  }

  /**
   * Nothing is written where there is nothing to say: no reproducer without a failure, no witness
   * without a decision.
   *
   * @throws InputError if a file cannot be written
   */
  void write(Results results) {
    options.output().sarif().ifPresent(name -> write(name, results::sarif));
    if (options.output().reproducer().isPresent()) {
      results
          .firstFailure()
          .flatMap(PropertyResult::reproducer)
          .ifPresent(text -> write(options.output().reproducer().get(), () -> text));
    }
    options.output().witness().ifPresent(name -> witness(name, results));
    options.output().certificate().ifPresent(name -> certificate(name, results));
  }

  private void certificate(String name, Results results) {
    try {
      if (!results.writeCertificate(Path.of(name))) {
        console.error("warning: no certificate is written: nothing is proved");
      }
    } catch (IOException e) {
      throw unwritable(name, e);
    }
  }

  private static InputError unwritable(String name, IOException reason) {
    return new InputError(name + ": cannot be written: " + reason.getMessage());
  }

  private void witness(String name, Results results) {
    Optional<String> witness = results.witness();
    if (witness.isPresent()) {
      write(name, witness::get);
    } else if (results.overall() == Results.Overall.FAILED) {
      console.error(
          "warning: no witness is written: the execution does not end, but no cycle is known");
    }
  }

  private static void write(String name, Supplier<String> text) {
    try {
      ResultFile.write(Path.of(name), text.get());
    } catch (IOException e) {
      throw unwritable(name, e);
    }
  }
}
