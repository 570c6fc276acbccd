// SPDX-License-Identifier: Apache-2.0
package kiki.api.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kiki.api.Arguments;
import kiki.api.CProgram;
import kiki.api.CReader;
import kiki.options.CommandLine;
import kiki.options.Options;
import kiki.options.UsageError;
import kiki.program.Property;
import kiki.report.suite.CoverageResult;
import kiki.report.suite.GoalStatus;
import kiki.report.suite.SuiteFiles;
import kiki.report.suite.SuiteTest;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageAnalysisTest {
  @TempDir Path folder;

  private CoverageResult cover(String criterion, String text, String... more) throws IOException {
    Path file = folder.resolve("p.c");
    Files.writeString(file, "int nondet_int(void);\nvoid __CPROVER_cover(_Bool);\n" + text);
    List<String> words = new ArrayList<>(List.of("--cover", criterion));
    words.addAll(List.of(more));
    words.add(file.toString());
    Options options = Arguments.options(Arguments.line(words, CommandLine.Operands.MIXED));
    CProgram program = new CReader(options).read();
    return CoverageAnalysis.start(program, Options.Limits.NONE).run();
  }

  private static Set<String> dead(CoverageResult result) {
    return result.goals().entrySet().stream()
        .filter(e -> e.getValue() instanceof GoalStatus.Dead)
        .map(e -> e.getKey().description())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Map<String, String> kinds(CoverageResult result) {
    Map<String, String> kinds = new TreeMap<>();
    result
        .goals()
        .forEach((goal, s) -> kinds.put(goal.description(), s.getClass().getSimpleName()));
    return kinds;
  }

  /** The value that tells two branches apart is one of four billion, so no guess finds it. */
  private static final String RARE =
      """
      int f(int x) { return x == 123456789 ? 1 : 2; }
      int main(void) {
        int x = nondet_int();
        if (x > 5 && x < 3)
          return 7;
        return f(x) == 3;
      }
      """;

  @Test
  void findsInputsAndProvesTheRestDead() throws IOException {
    CoverageResult result = cover("branch", RARE);
    assertTrue(result.isComplete(), result.lines().toString());
    assertEquals(Set.of("condition x < 3 is true"), dead(result));
    assertTrue(
        result.tests().stream()
            .anyMatch(t -> t.inputs().stream().anyMatch(i -> i.text().equals("123456789"))));
  }

  @Test
  void suitesAreSmall() throws IOException {
    CoverageResult result =
        cover(
            "branch",
            """
            int main(void) {
              int n = 0;
              for (int i = 0; i < 6; i++) { if (nondet_int() > 3) n++; }
              return n;
            }
            """);
    assertEquals(1, result.tests().size());
    Set<Property> met = new TreeSet<>((a, b) -> a.name().compareTo(b.name()));
    result.tests().stream().map(SuiteTest::goals).forEach(met::addAll);
    assertEquals(result.count(GoalStatus.Covered.class), met.size());
  }

  @Test
  void locationsAfterAFailedAssertionAreNotReached() throws IOException {
    CoverageResult result =
        cover(
            "location",
            """
            int main(void) {
              int x = nondet_int();
              if (x < 0) {
                __CPROVER_assert(x > 0, "fails");
                x = 1;
              }
              return x;
            }
            """);
    assertTrue(result.isComplete());
    assertEquals(Set.of("line 7 is reached"), dead(result));
  }

  @Test
  void decisionsConditionsAndTheirEffect() throws IOException {
    String text =
        """
        int main(void) {
          int a = nondet_int(), b = nondet_int();
          if (a > 0 || b > 0 || (a > 0 && b == 7)) { return 1; }
          return 0;
        }
        """;
    assertEquals(2, cover("decision", text).goals().size());
    assertEquals(
        Set.of("condition b == 7 is false", "condition b == 7 is true"),
        conditionsWithoutTest(cover("condition", text)));
    CoverageResult effect = cover("mcdc", text);
    assertTrue(effect.isComplete());
    assertEquals("Covered", kinds(effect).get("deciding condition b > 0 is false"));
    assertEquals("Dead", kinds(effect).get("deciding condition b == 7 is true"));
  }

  private static Set<String> conditionsWithoutTest(CoverageResult result) {
    Set<String> found = new TreeSet<>(dead(result));
    found.removeIf(d -> d.startsWith("condition a > 0"));
    return found;
  }

  @Test
  void assertionsAndNamedGoals() throws IOException {
    String text =
        """
        void __CPROVER_assert(_Bool, const char *);
        int main(void) {
          int x = nondet_int();
          __CPROVER_cover(x * x == 49);
          __CPROVER_cover(x % 2 == 3);
          if (x == 1) { x++; if (x == 1) __CPROVER_assert(x, "never"); }
          __CPROVER_assert(1, "always");
        }
        """;
    CoverageResult named = cover("cover", text);
    assertEquals(2, named.goals().size());
    assertEquals(1, named.count(GoalStatus.Covered.class));
    assertEquals(1, named.count(GoalStatus.Dead.class));
    assertEquals(
        Map.of("reaches always", "Covered", "reaches never", "Dead"),
        kinds(cover("assertion", text)));
  }

  @Test
  void nothingIsDeadBehindWhatHasNoModel() throws IOException {
    CoverageResult result =
        cover(
            "branch",
            """
            int x;
            int main(void) {
              __asm__ volatile("incl %0" : "+m"(x));
              if (x == 5) { return 1; }
              return 0;
            }
            """);
    assertEquals(Set.of(), dead(result));
  }

  @Test
  void entriesTakeArguments() throws IOException {
    CoverageResult result =
        cover("branch", "int f(int a, char b) { return a == 77 && b == 3; }", "--function", "f");
    assertTrue(result.isComplete());
    assertEquals(5, result.count(GoalStatus.Covered.class));
  }

  @Test
  void filesOfASuite() throws IOException {
    CoverageResult result = cover("branch", RARE);
    Path suite = Files.createDirectory(folder.resolve("suite"));
    new SuiteFiles(
            result,
            new SuiteFiles.Origin(
                List.of(folder.resolve("p.c")),
                "COVER( init(main()), FQL(COVER EDGES(@BRANCH)) )",
                java.util.Optional.empty(),
                kiki.options.DataModel.LP64,
                List.of()))
        .write(suite);
    String metadata = Files.readString(suite.resolve("metadata.xml"));
    assertTrue(metadata.contains("<entryfunction>main</entryfunction>"), metadata);
    assertTrue(metadata.matches("(?s).*<programhash>[0-9a-f]{64}</programhash>.*"), metadata);
    for (int i = 1; i <= result.tests().size(); i++) {
      assertTrue(Files.readString(suite.resolve("testcase-" + i + ".xml")).contains("<testcase>"));
      assertTrue(Files.exists(suite.resolve("testcase-" + i + ".c")));
    }
  }

  @Test
  void otherQuestionsAreNotAskedAtTheSameTime() {
    Assertions.assertThrows(
        UsageError.class, () -> cover("branch", "int main(void) {}", "--termination"));
    Assertions.assertThrows(UsageError.class, () -> cover("lines", "int main(void) {}"));
  }
}
