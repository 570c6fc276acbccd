// SPDX-License-Identifier: Apache-2.0
package kiki.ssa;

import java.util.EnumSet;
import java.util.Set;
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Language;
import kiki.options.Check;
import kiki.options.DataModel;
import kiki.options.Options;
import kiki.program.Program;

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
    return new CReader(language(language).checking(checks))
        .read(CSource.text("test.c", PRELUDE + text))
        .program();
  }

  private static Options language(Language language) {
    boolean isUnsigned = language.charSign() == CharSign.UNSIGNED;
    String bits = language.dataModel() == DataModel.ILP32 ? "--32" : "--64";
    return isUnsigned ? Arguments.options(bits, "--unsigned-char") : Arguments.options(bits);
  }
}
