package kiki.ssa;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.check.CFrontEnd;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import kiki.cfront.tree.TranslationUnit;
import kiki.lower.Lowering;
import kiki.options.Check;
import kiki.program.Program;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.transform.check.CheckOptions;

/** Programs for tests, from C text. */
public final class CPrograms {
  private static final String PRELUDE =
      """
      extern int nondet_int(void);
      extern unsigned nondet_uint(void);
      extern _Bool nondet_bool(void);
      extern char nondet_char(void);
      extern double nondet_double(void);
      void __CPROVER_assume(_Bool);
      void __CPROVER_assert(_Bool, const char *);
      #define assume(c) __CPROVER_assume(c)
      #define check(c) __CPROVER_assert(c, #c)
      #line 1
      """;

  private CPrograms() {}

  /** The program with the assertions of the text. */
  public static Program of(String text) {
    return of(text, EnumSet.of(Check.ASSERTIONS));
  }

  public static Program of(String text, Set<Check> checks) {
    return of(text, Language.LP64, checks);
  }

  public static Program of(String text, Language language, Set<Check> checks) {
    Diagnostics diagnostics = new Diagnostics();
    SourceText source = new SourceText("test.c", PRELUDE + text);
    var tokens = new Preprocessor(PreprocessorOptions.of(language), diagnostics).tokens(source);
    TranslationUnit unit = new CFrontEnd(language, diagnostics).check("test.c", tokens);
    if (diagnostics.hasErrors()) {
      throw new AssertionError(diagnostics.all().toString());
    }
    Program program = Lowering.lower(List.of(unit), language, "main").program();
    return Passes.run(program, PassOptions.of(CheckOptions.of(checks)));
  }
}
