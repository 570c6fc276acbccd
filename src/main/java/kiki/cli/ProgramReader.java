package kiki.cli;

import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostic;
import kiki.lower.Lowered;
import kiki.lower.Lowering;
import kiki.options.Options;
import kiki.program.Program;
import kiki.transform.PassOptions;
import kiki.transform.Passes;

/** From the C files of a command line to the GOTO program with its properties. */
final class ProgramReader {
  private static final int WARNINGS = 4;

  private final SourceReader sources;
  private final Options options;
  private final Console console;

  ProgramReader(SourceReader sources, Options options, Console console) {
    this.sources = sources;
    this.options = options;
    this.console = console;
  }

  /**
   * Reads, lowers and instruments, printing warnings.
   *
   * @throws BadInput if a file has errors; they have been printed
   * @throws CError if the files do not fit together or use what is not supported
   */
  Program read() {
    return Passes.run(lower(), PassOptions.of(options));
  }

  /** The same without checks. */
  Program lower() {
    Lowered lowered = Lowering.lower(sources.read(), sources.language(), entry());
    if (options.output().verbosity() >= WARNINGS) {
      for (Diagnostic d : lowered.warnings()) {
        String where = d.location().line() == 0 ? "" : d.location() + ": ";
        console.error(where + d.severity().word() + ": " + d.message());
      }
    }
    requireEntry(lowered.program());
    return lowered.program();
  }

  /** Without it nothing is executed, which would satisfy every property. */
  private void requireEntry(Program program) {
    boolean present = program.functions().keySet().stream().anyMatch(s -> s.name().equals(entry()));
    if (!present && !options.show().contains(Options.Show.GOTO_FUNCTIONS)) {
      throw new BadInput(
          "no function '%s' with a body: nothing to execute; --function NAME says where to start"
              .formatted(entry()));
    }
  }

  private String entry() {
    return options
        .input()
        .function()
        .or(() -> options.properties().specification().map(s -> s.entry()))
        .orElse("main");
  }
}
