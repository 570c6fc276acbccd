package kiki.lower;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.check.CFrontEnd;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.Severity;
import kiki.cfront.source.SourceText;
import kiki.cfront.tree.TranslationUnit;
import kiki.options.Check;
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

  public static TranslationUnit unit(String name, String text, Language language) {
    Diagnostics diagnostics = new Diagnostics();
    SourceText source = new SourceText(name, text);
    TranslationUnit unit =
        new CFrontEnd(language, diagnostics)
            .check(
                name,
                new Preprocessor(PreprocessorOptions.of(language), diagnostics).tokens(source));
    diagnostics.all().stream()
        .filter(d -> d.severity() == Severity.ERROR)
        .findFirst()
        .ifPresent(
            d -> {
              throw new CError(d);
            });
    return unit;
  }

  /** Lowers one or several files, called a.c, b.c and so on. */
  public static Lowered lower(String entry, String... texts) {
    List<TranslationUnit> units = new ArrayList<>();
    for (String text : texts) {
      units.add(unit((char) ('a' + units.size()) + ".c", text, Language.LP64));
    }
    Lowered lowered = Lowering.lower(units, Language.LP64, entry);
    valid(lowered.program());
    return lowered;
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
