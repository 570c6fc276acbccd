// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deep and long programs, on the stack that the command line gives. */
class NestingTest {
  private static final int LEVELS = 10_000;
  private static final long STACK_BYTES = 512L << 20;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          int f(int x) { return | (    | x | )  | ; }
          int f(int x) { return | ~    | x |    | ; }
          int f(int x) { return | f(   | x | )  | ; }
          int f(int x) { return | (int) | x |   | ; }
          int f(int x) { return +0, | x=   | x |    | ; }
          int f(int x) {        | {    | x++; | } | }
          int f(int x) {        | if(x) | x++; |  | }
          int f(int x) { return | ({   | x; | }); | }
          int                   | *    | p |    | ;
          int                   | (    | p | )  | ;
          int x =               | {    | 1 | }  | ;
          """)
  void tenThousandLevels(String start, String open, String middle, String close, String end) {
    String opening = open.repeat(LEVELS);
    String closing = close == null ? "" : close.repeat(LEVELS);
    String text = start + opening + middle + closing + end;
    assertEquals(0, errors(text.replace("});}", "}); }")));
  }

  @Test
  void longChains() {
    String elseIf =
        IntStream.range(0, 50_000)
            .mapToObj(i -> "if (x == " + i + ") return " + i + "; else ")
            .collect(Collectors.joining());
    assertEquals(0, errors("int f(int x) { " + elseIf + "return 0; }"));
    assertEquals(0, errors("int f(int x) { return x" + " + x".repeat(100_000) + "; }"));
    assertEquals(0, errors("int f(int x) { return x" + ", x".repeat(100_000) + "; }"));
    assertEquals(0, errors("int f(int x) { return " + "x ? 1 : ".repeat(50_000) + "0; }"));
    assertEquals(0, errors("int a[] = {" + "1,".repeat(100_000) + "};"));
  }

  @Test
  void beyondTheLimitIsAnErrorNotAnOverflow() {
    String text = "int f(int x) { return " + "(".repeat(200_000) + "x; }";
    assertThrows(CError.class, () -> errors(text));
  }

  private static int errors(String text) {
    AtomicReference<RuntimeException> failure = new AtomicReference<>();
    Diagnostics diagnostics = new Diagnostics();
    Thread thread =
        new Thread(
            null,
            () -> {
              try {
                new CFrontEnd(Language.LP64, diagnostics)
                    .check(
                        "t.c",
                        new Preprocessor(PreprocessorOptions.of(Language.LP64), diagnostics)
                            .tokens(new SourceText("t.c", text)));
              } catch (CError e) {
                failure.set(e);
              }
            },
            "deep",
            STACK_BYTES);
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    thread.setUncaughtExceptionHandler((t, e) -> thrown.set(e));
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    if (failure.get() != null) {
      throw failure.get();
    }
    if (thrown.get() != null) {
      throw new AssertionError(thrown.get());
    }
    return (int)
        diagnostics.all().stream().filter(d -> d.severity().word().equals("error")).count();
  }
}
