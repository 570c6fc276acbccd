// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.nio.file.Path;
import kiki.api.CSource;
import kiki.api.witness.WitnessJudgement;
import kiki.api.witness.WitnessValidation;
import kiki.options.Options;
import kiki.options.UsageError;

/** {@code kiki --validate WITNESS --propertyfile P FILE.c}: says whether a witness is right. */
final class ValidateCommand {
  private final Console console;

  ValidateCommand(Console console) {
    this.console = console;
  }

  ExitCode run(String witness, Options options) {
    if (options.files().isEmpty()) {
      throw new UsageError("no input file");
    }
    WitnessValidation validation = new WitnessValidation(options, CSource.files(options.files()));
    return switch (validation.judge(Path.of(witness))) {
      case WitnessJudgement.Confirmed(String reason) -> {
        console.print("WITNESS CONFIRMED: " + reason);
        yield ExitCode.SUCCESSFUL;
      }
      case WitnessJudgement.Rejected(String reason, int line) -> {
        console.print("WITNESS REJECTED: " + at(witness, line) + reason);
        yield ExitCode.FAILED;
      }
      case WitnessJudgement.Unknown(String reason, int line) -> {
        console.print("WITNESS UNKNOWN: " + at(witness, line) + reason);
        yield ExitCode.INCONCLUSIVE;
      }
    };
  }

  private static String at(String witness, int line) {
    return line > 0 ? witness + ":" + line + ": " : "";
  }
}
