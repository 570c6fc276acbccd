package kiki.cli;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.tree.TranslationUnit;
import kiki.cfront.type.Symbol;
import kiki.lower.Lowered;
import kiki.lower.Lowering;
import kiki.options.Options;
import kiki.options.ParameterClause;
import kiki.options.UsageError;
import kiki.program.FileLocalName;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.util.Nearest;

/** From the C files of a command line to the GOTO program with its properties. */
final class ProgramReader {
  static final int WARNINGS = 4;

  /** Labels of the source; others are made when statements are translated. */
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
    List<TranslationUnit> units = sources.read();
    Lowered lowered = Lowering.lower(units, sources.language(), entry(), environment(units));
    if (options.output().verbosity() >= WARNINGS) {
      for (Diagnostic d : lowered.warnings()) {
        String where = d.location().line() == 0 ? "" : d.location() + ": ";
        console.error(where + d.severity().word() + ": " + d.message());
      }
    }
    requireEntry(lowered.program());
    options.properties().errorLabel().ifPresent(label -> requireLabel(lowered.program(), label));
    return lowered.program();
  }

  /** What the command line says of a parameter counts more than a comment. */
  private Options.Environment environment(List<TranslationUnit> units) {
    if (options.input().function().isEmpty()) {
      return options.environment();
    }
    Map<String, List<ParameterClause>> described =
        new LinkedHashMap<>(ParameterComment.of(entry(), units));
    described.putAll(options.environment().parameters());
    return options.environment().with(described);
  }

  /** Without it nothing is executed, which would satisfy every property. */
  private void requireEntry(Program program) {
    List<String> names = program.functions().keySet().stream().map(Symbol::name).toList();
    boolean isFileLocal =
        program.functions().keySet().stream().anyMatch(s -> FileLocalName.names(entry(), s));
    if (!names.contains(entry())
        && !isFileLocal
        && !options.show().contains(Options.Show.GOTO_FUNCTIONS)) {
      String hint =
          options.input().function().isPresent()
              ? Nearest.question(entry(), names)
              : "; --function NAME says where to start";
      throw new BadInput(
          "no function '%s' with a body: nothing to execute%s".formatted(entry(), hint));
    }
  }

  /** A label that does not exist would never be reached. */
  private static void requireLabel(Program program, String wanted) {
    Set<String> labels = new LinkedHashSet<>();
    for (Function f : program.functions().values()) {
      for (Instruction i : f.body()) {
        if (i instanceof Instruction.Target t
            && t.label().toString().matches("[A-Za-z_$][A-Za-z_$0-9]*")) {
          labels.add(t.label().toString());
        }
      }
    }
    if (!labels.contains(wanted)) {
      String hint =
          labels.isEmpty() ? "; the program has no labels" : Nearest.question(wanted, labels);
      throw new UsageError("no label '%s'%s".formatted(wanted, hint));
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
