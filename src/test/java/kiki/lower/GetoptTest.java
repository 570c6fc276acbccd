// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import kiki.interpret.Interpreter;
import kiki.interpret.input.ZeroInputs;
import kiki.interpret.machine.RunOptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Command lines and what is taken from them: code, argument, optopt and index of each option. */
class GetoptTest {
  private static final String PROGRAM =
      """
      #include <getopt.h>
      #include <stdio.h>
      int main(void) {
        char *v[] = {"p", %s, 0};
        static int flag;
        struct option known[] = {
            {"size", 1, 0, 's'}, {"silent", 0, 0, 'q'}, {"color", 2, &flag, 7}, {"a", 0, 0, '1'},
            {0, 0, 0, 0}};
        int n = sizeof v / sizeof *v - 1, at = -1, c;
        (void)at, (void)known;
        while ((c = %s) != -1)
          printf("%%d %%s %%d %%d,", c, optarg ? optarg : "none", optopt, at);
        printf("%%d:", optind);
        for (int i = 1; i < n; i++)
          printf(" %%s", v[i]);
        printf(" %%d", flag);
      }
      """;

  /** The expected texts are those of glibc, from a program compiled by gcc. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "97 none 0 -1,98 none 0 -1,99 1 0 -1,99 2 0 -1,5: -ab -c1 -c 2 x y z 0"
            + "|\"x\",\"-ab\",\"y\",\"-c1\",\"-c\",\"2\",\"z\"|getopt(n,v,\"abc:\")",
        "1: x -ab y 0|\"x\",\"-ab\",\"y\"|getopt(n,v,\"+ab\")",
        "1 x 0 -1,97 none 0 -1,98 none 0 -1,1 y 0 -1,4: x -ab y 0"
            + "|\"x\",\"-ab\",\"y\"|getopt(n,v,\"-ab\")",
        "100 3 0 -1,100 none 0 -1,4: -d3 -d -- 3 -d 0"
            + "|\"-d3\",\"-d\",\"3\",\"--\",\"-d\"|getopt(n,v,\"d::\")",
        "58 none 99 -1,2: -c 0|\"-c\"|getopt(n,v,\":c:\")",
        "99 none 0 -1,63 none 120 -1,3: -c -x 0|\"-c\",\"-x\"|getopt(n,v,\"c\")",
        "115 4 0 0,63 none 0 0,113 none 0 1,0 none 0 2,0 no 0 2,7:"
            + " --size 4 --si=5 --sil --color --color=no f 7"
            + "|\"f\",\"--size\",\"4\",\"--si=5\",\"--sil\",\"--color\",\"--color=no\""
            + "|getopt_long(n,v,\"s:\",known,&at)",
        "63 none 0 -1,63 none 0 -1,63 none 113 -1,63 none 115 -1,5:"
            + " --s --none --silent=1 --size 0"
            + "|\"--s\",\"--none\",\"--silent=1\",\"--size\"|getopt_long(n,v,\"s:\",known,&at)",
        "115 1 0 0,97 none 0 0,98 none 0 0,0 none 0 2,5: -size=1 -a -b -col x 7"
            + "|\"-size=1\",\"-a\",\"-b\",\"-col\",\"x\"|getopt_long_only(n,v,\"ab\",known,&at)",
        "115 2 0 0,113 none 0 1,4: -W size=2 -Wsilent 0"
            + "|\"-W\",\"size=2\",\"-Wsilent\"|getopt_long(n,v,\"W;\",known,&at)",
      })
  void optionsAreTakenAsByGlibc(String expected, String arguments, String call) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Interpreter(Sources.program(PROGRAM.formatted(arguments, call)))
        .run(RunOptions.execution(new ZeroInputs(), out, out).withStepLimit(1_000_000));
    assertEquals(expected, out.toString(StandardCharsets.UTF_8));
  }
}
