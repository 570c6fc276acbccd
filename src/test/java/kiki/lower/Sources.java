// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import kiki.api.Arguments;
import kiki.api.CProgram;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.InputError;
import kiki.api.SourceMessage;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Severity;
import kiki.options.Check;
import kiki.options.Options;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;
import kiki.program.Validator;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.transform.check.CheckOptions;

/** From C text to programs, for tests. Every program is validated on the way. */
public final class Sources {
  private Sources() {}

  /** Lowers one or several files, called a.c, b.c and so on. */
  public static Lowered lower(String entry, String... texts) {
    List<CSource> sources = new ArrayList<>();
    for (String text : texts) {
      sources.add(CSource.text((char) ('a' + sources.size()) + ".c", text));
    }
    // Programs that are shown need no entry.
    Options options = Arguments.options("--show-goto-functions", "--function", entry);
    List<Diagnostic> warnings = new ArrayList<>();
    try {
      CProgram program = new CReader(options, m -> warnings.add(warning(m))).read(sources);
      return new Lowered(valid(program.lowered()), warnings);
    } catch (InputError e) {
      throw e.getCause() instanceof CError error ? error : e;
    }
  }

  private static Diagnostic warning(SourceMessage message) {
    return new Diagnostic(Severity.WARNING, message.location(), message.text(), List.of());
  }

  public static Program program(String... texts) {
    return lower("main", texts).program();
  }

  public static Program checked(String text, Set<Check> checks) {
    return valid(Passes.run(program(text), PassOptions.of(CheckOptions.of(checks))));
  }

  public static Program checked(String text, Check first, Check... rest) {
    return checked(text, EnumSet.of(first, rest));
  }

  public static Program valid(Program program) {
    List<String> problems = Validator.problems(program);
    if (!problems.isEmpty()) {
      throw new AssertionError(String.join("\n", problems));
    }
    return program;
  }

  /** The properties as {@code name: description}, in order. */
  public static List<String> properties(Program program) {
    List<String> found = new ArrayList<>();
    program
        .functions()
        .values()
        .forEach(
            f ->
                f.body()
                    .forEach(
                        i -> {
                          if (i instanceof Instruction.Assert a) {
                            Property p = a.property();
                            found.add(p.name() + ": " + p.description());
                          }
                        }));
    return found;
  }
}
