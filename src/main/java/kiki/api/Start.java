// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.options.Options;
import kiki.options.UsageError;
import kiki.program.FileLocalName;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.util.Nearest;

/** Where the execution of a program starts, and that there is something to execute. */
final class Start {
  private final Options options;

  Start(Options options) {
    this.options = options;
  }

  String entry() {
    return options
        .input()
        .function()
        .or(() -> options.properties().specification().map(s -> s.entry()))
        .orElse("main");
  }

  /** The program has what the options speak of. */
  void require(Program program) {
    requireEntry(program);
    options.properties().errorLabel().ifPresent(label -> requireLabel(program, label));
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
      throw new InputError(
          "no function '%s' with a body: nothing to execute%s".formatted(entry(), hint));
    }
  }

  /** A label that does not exist would never be reached. */
  private static void requireLabel(Program program, String wanted) {
    Set<String> labels = new LinkedHashSet<>();
    for (Function f : program.functions().values()) {
      for (Instruction i : f.body()) {
        if (i instanceof Instruction.Target t) {
          t.label().writtenName().ifPresent(labels::add);
        }
      }
    }
    if (!labels.contains(wanted)) {
      String hint =
          labels.isEmpty() ? "; the program has no labels" : Nearest.question(wanted, labels);
      throw new UsageError("no label '%s'%s".formatted(wanted, hint));
    }
  }
}
