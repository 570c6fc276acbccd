// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import kiki.transition.engine.ReachabilityAnswer;
import kiki.transition.engine.ReachabilityChecker;
import kiki.transition.engine.ReachabilityEngine;
import kiki.transition.system.ExplicitSearch;
import kiki.transition.system.RandomSystems;
import kiki.transition.system.TransitionSystem;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormatsTest {
  private static final int FUZZED = 1500;

  /** A counter of two bits that is bad when both are set. */
  private static final String COUNTER =
      """
      aag 5 1 2 0 2 1 0
      2
      4 11
      6 9 1
      8
      8 4 6
      10 5 7
      """;

  private static ModelFile read(String name, String text) throws ModelFormatException {
    return TransitionFiles.read(name, text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static List<String> answer(ModelFile model) {
    ReachabilityChecker checker =
        new ReachabilityChecker(model.system(), List.of(ReachabilityEngine.IC3), () -> false);
    return switch (checker.check(0)) {
      case ReachabilityAnswer.Reachable(var trace) -> model.reachable(trace);
      case ReachabilityAnswer.Unreachable _ -> model.unreachable(0);
      case ReachabilityAnswer.Undecided _ -> model.unknown(0);
    };
  }

  @Test
  void aiger() throws ModelFormatException {
    assertEquals(List.of("1", "b0", "01", "0", "0", "."), answer(read("f.aag", COUNTER)));
    assertEquals(List.of("0", "b0", "."), answer(read("f.aag", COUNTER.replace("8 4 6", "8 4 5"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"f.aag", "f.aig", "f.btor2"})
  void systemsSurviveWritingAndReading(String name) throws ModelFormatException {
    for (int seed = 0; seed < 60; seed++) {
      TransitionSystem system = RandomSystems.of(seed, 7);
      byte[] content = TransitionFiles.written(name, system).orElseThrow();
      TransitionSystem again = TransitionFiles.read(name, content).system();
      for (int bad = 0; bad < 2; bad++) {
        assertEquals(
            new ExplicitSearch(system).firstBad(bad),
            new ExplicitSearch(again).firstBad(bad),
            "seed " + seed);
      }
    }
  }

  @Test
  void dimSpecMeansTheSame() throws ModelFormatException {
    for (int seed = 0; seed < 40; seed++) {
      TransitionSystem system = RandomSystems.of(seed, 4);
      OptionalInt expected = new ExplicitSearch(system).firstBad(1);
      ModelFile model = read("f.dimspec", DimSpecWriter.text(system, 1));
      List<String> lines = answer(model);
      assertEquals(expected.isEmpty(), lines.equals(List.of("unsolvable")), "seed " + seed);
    }
  }

  /** Section 2 of LLUMC: clauses of the first, of all, of goal states, and of two in a row. */
  @Test
  void dimSpecSolutionsHaveAStateALine() throws ModelFormatException {
    String text =
        """
        c the second bit follows the first
        i cnf 2 2
        1 0
        -2 0
        u cnf 2 0
        g cnf 2 1
        2 0
        t cnf 4 2
        -1 4 0
        1 -4 0
        """;
    List<String> lines = answer(read("f.dimspec", text));
    assertEquals(3, lines.size());
    assertEquals(List.of("solution 2 2", "1 -2"), lines.subList(0, 2));
    assertTrue(lines.get(2).endsWith(" 2"), lines.get(2));
    assertEquals(
        List.of("unsolvable"),
        answer(read("f.dimspec", text.replace("u cnf 2 0", "u cnf 2 1\n-2 0"))));
  }

  /** Bad if the operator gives the third number for the first two, of four bits each. */
  @ParameterizedTest
  @CsvSource({
    "add, 9, 8, 1", "sub, 3, 5, 14", "mul, 7, 5, 3", "udiv, 13, 4, 3", "udiv, 13, 0, 15",
    "urem, 13, 4, 1", "urem, 13, 0, 13", "sdiv, 13, 2, 15", "sdiv, 8, 15, 8", "srem, 13, 2, 15",
    "smod, 13, 2, 1", "smod, 3, 14, 15", "sll, 3, 2, 12", "sll, 3, 4, 0", "srl, 12, 2, 3",
    "sra, 12, 2, 15", "rol, 9, 1, 3", "rol, 9, 5, 3", "ror, 9, 1, 12", "and, 12, 10, 8",
    "nand, 12, 10, 7", "or, 12, 10, 14", "nor, 12, 10, 1", "xor, 12, 10, 6", "xnor, 12, 10, 9"
  })
  void btor2Operators(String operator, int a, int b, int expected) throws ModelFormatException {
    String text =
        """
        1 sort bitvec 4
        2 sort bitvec 1
        3 constd 1 %d
        4 constd 1 %d
        5 %s 1 3 4
        6 constd 1 %d
        7 eq 2 5 6
        8 bad %s7
        """;
    assertEquals(
        "sat", answer(read("f.btor2", text.formatted(a, b, operator, expected, ""))).getFirst());
    assertEquals(
        "unsat", answer(read("f.btor2", text.formatted(a, b, operator, expected, "-"))).getFirst());
  }

  @ParameterizedTest
  @CsvSource({
    "ult, 3, 9, 1",
    "slt, 3, 9, 0",
    "ulte, 9, 9, 1",
    "slte, 9, 3, 1",
    "ugt, 9, 3, 1",
    "sgt, 9, 3, 0",
    "ugte, 3, 9, 0",
    "sgte, 3, 9, 1",
    "neq, 3, 3, 0",
    "uaddo, 9, 8, 1",
    "uaddo, 7, 8, 0",
    "saddo, 7, 1, 1",
    "saddo, 7, 15, 0",
    "usubo, 3, 4, 1",
    "ssubo, 8, 1, 1",
    "ssubo, 7, 7, 0",
    "umulo, 4, 4, 1",
    "umulo, 5, 3, 0",
    "smulo, 4, 2, 1",
    "smulo, 12, 2, 0",
    "sdivo, 8, 15, 1",
    "sdivo, 9, 15, 0"
  })
  void btor2Comparisons(String operator, int a, int b, int expected) throws ModelFormatException {
    String text =
        """
        1 sort bitvec 4
        2 sort bitvec 1
        3 constd 1 %d
        4 constd 1 %d
        5 %s 2 3 4
        6 bad 5
        """;
    assertEquals(
        expected == 1 ? "sat" : "unsat",
        answer(read("f.btor2", text.formatted(a, b, operator))).getFirst());
  }

  private static final String MEMORY =
      """
      1 sort bitvec 2
      2 sort bitvec 1
      3 sort array 1 1
      4 zero 1
      5 state 3 memory
      6 init 3 5 4
      7 input 1 where
      8 input 1 what
      9 write 3 5 7 8
      10 next 3 5 9
      11 state 1 start
      12 next 1 11 11
      13 read 1 5 11
      14 constd 1 3
      15 eq 2 13 14
      16 eq 2 11 14
      17 constraint 16
      18 bad 15 ; an element that was written
      """;

  @Test
  void btor2Arrays() throws ModelFormatException {
    assertEquals(
        List.of("sat", "b0", "#0", "1 11 start#0", "@0", "0 11 where@0", "1 11 what@0", "#1", "@1"),
        answer(read("f.btor2", MEMORY)).subList(0, 9));
    String guarded = MEMORY.replace("8 input 1 what", "8 constd 1 2");
    assertEquals("unsat", answer(read("f.btor2", guarded)).getFirst());
  }

  @Test
  void initialValuesMayDependOnOtherStates() throws ModelFormatException {
    String text =
        """
        1 sort bitvec 3
        2 sort bitvec 1
        3 state 1
        4 state 1
        5 init 1 4 3
        6 next 1 3 3
        7 next 1 4 4
        8 neq 2 3 4
        9 bad 8
        """;
    assertEquals("unsat", answer(read("f.btor2", text)).getFirst());
    assertEquals("sat", answer(read("f.btor2", text.replace("5 init 1 4 3\n", ""))).getFirst());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f.aag | aag 1 1 0 0 | f.aag:1: expected a header such as 'aag M I L O A'",
        "f.aag | aag 1 1 0 1 0\\n2\\n9 | f.aag:3: expected a number from 0 to 3, found '9'",
        "f.aag | aag 2 1 0 1 1\\n2\\n4\\n4 4 2 | f.aag:4: literal 4 depends on itself",
        "f.aag | aag 9 0 0 1 0 0 0 1 | f.aag:1: justice properties are not supported",
        "f.aag | aag 1 1 0 1 0\\n2 | f.aag:3: the file ends too early",
        "f.aig | aig 1 0 0 0 1\\n | f.aig:1: the file ends too early",
        "f.btor2 | 1 sort bitvec 0 | f.btor2:1: expected a number from 1 to 65536, found '0'",
        "f.btor2 | 1 sort bitvec 4\\n2 input 1\\n3 add 1 2 9 | f.btor2:3: 9 is not defined",
        "f.btor2 | 1 sort bitvec 4\\n2 input 1\\n3 foo 1 2 2 | f.btor2:3: unknown operator 'foo'",
        "f.btor2 | 1 sort bitvec 4\\n2 input 1\\n3 add 1 2 | f.btor2:3: an operand is missing",
        "f.btor2 | 1 sort bitvec 4\\n2 input 1\\n3 justice 1 2 | f.btor2:3: 'justice' (liveness) is"
            + " not supported",
        "f.dimspec | i cnf 2 1\\n3 0 | f.dimspec:2: expected a number from -2 to 2, found '3'",
        "f.dimspec | i cnf 2 0\\n"
            + "g cnf 2 0 | f.dimspec:2: the sections are i, u, g and t, in this order",
        "f.dimspec | i cnf 2 2\\n1 0\\nu cnf 2 0 | f.dimspec:3: expected 2 clauses, found 1",
        "f.txt | x | f.txt:1: expected a file named .aag, .aig, .btor2, .btor or .dimspec"
      })
  void messagesHaveTheLine(String name, String text, String message) {
    ModelFormatException thrown =
        assertThrows(ModelFormatException.class, () -> read(name, text.replace("\\n", "\n")));
    assertEquals(message, thrown.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"f.aag", "f.aig", "f.btor2", "f.dimspec"})
  void brokenFilesAreRefused(String name) {
    readBroken(name, 16, FUZZED);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"f.aag", "f.aig", "f.btor2", "f.dimspec"})
  void manyBrokenFilesAreRefused(String name) {
    readBroken(name, 17, 20_000);
  }

  private static void readBroken(String name, long seed, int count) {
    SplittableRandom random = new SplittableRandom(seed);
    int refused = 0;
    for (int i = 0; i < count; i++) {
      byte[] content = broken(name, random);
      try {
        TransitionFiles.read(name, content);
      } catch (ModelFormatException e) {
        refused++;
        assertTrue(e.getMessage().startsWith(name + ":"), e.getMessage());
      }
    }
    assertTrue(refused > count / 4, "refused " + refused);
  }

  private static byte[] broken(String name, SplittableRandom random) {
    if (random.nextInt(10) == 0) {
      byte[] noise = new byte[random.nextInt(200)];
      random.nextBytes(noise);
      return noise;
    }
    TransitionSystem system = RandomSystems.of(random.nextInt(50), 4);
    byte[] content =
        name.endsWith("btor2") && random.nextBoolean()
            ? MEMORY.getBytes(StandardCharsets.US_ASCII)
            : TransitionFiles.written(name, system).orElseThrow();
    String digits = "0123456789- \n";
    for (int change = random.nextInt(4); change >= 0; change--) {
      int at = random.nextInt(content.length);
      content[at] =
          random.nextInt(3) == 0
              ? (byte) random.nextInt(256)
              : (byte) digits.charAt(random.nextInt(digits.length()));
    }
    return content;
  }
}
