// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kiki.api.Arguments;
import org.junit.jupiter.api.Test;

class CommandLineTest {
  private static Options read(String... words) {
    return Options.of(Arguments.line(List.of(words), CommandLine.Operands.MIXED), Optional.empty());
  }

  private static String refusal(String... words) {
    return assertThrows(UsageError.class, () -> read(words)).getMessage();
  }

  @Test
  void filesAndFlagsMix() {
    Options o = read("--32", "a.c", "--k-induction", "b.c");
    assertEquals(List.of("a.c", "b.c"), o.files());
    assertEquals(DataModel.ILP32, o.input().dataModel());
    assertEquals(Options.Engine.K_INDUCTION, o.analysis().engine());
  }

  @Test
  void macrosMayBeJoinedToTheirFlag() {
    Options o = read("-DA", "-D", "B=2", "-UC", "f.c");
    assertEquals(
        List.of(
            new MacroFlag("A", Optional.of("1")),
            new MacroFlag("B", Optional.of("2")),
            new MacroFlag("C", Optional.empty())),
        o.input().macros());
  }

  @Test
  void argumentsMayFollowAnEqualsSign() {
    assertEquals(Optional.of(7), read("--unwind=7", "f.c").analysis().unwind());
  }

  @Test
  void domainsSelectAbstractInterpretation() {
    Options o = read("--heap", "--intervals", "f.c");
    assertEquals(Options.Engine.ABSTRACT_INTERPRETATION, o.analysis().engine());
    assertEquals(
        Set.of("--heap", "--intervals"),
        o.analysis().domains().stream().map(DomainFlag::flag).collect(Collectors.toSet()));
  }

  @Test
  void noAnalysisOptionMeansTheSchedule() {
    assertEquals(Options.Engine.SCHEDULE, read("f.c").analysis().engine());
  }

  @Test
  void unknownOptionsNameTheNearest() {
    assertTrue(refusal("--k-inducton", "f.c").contains("--k-induction"));
    assertTrue(refusal("--ocatgons", "f.c").contains("--octagons"));
  }

  @Test
  void mistakesAreNamed() {
    assertTrue(refusal("f.c", "--unwind").contains("needs an argument"));
    assertTrue(refusal("f.c", "--unwind", "many").contains("'many'"));
    assertTrue(refusal("--32", "--64", "f.c").contains("contradict"));
    assertTrue(refusal("--trace=yes", "f.c").contains("takes no argument"));
    assertTrue(refusal("--timeout", "0", "f.c").contains("positive"));
  }

  @Test
  void afterTwoDashesEverythingIsAFile() {
    assertEquals(List.of("--odd.c"), read("--", "--odd.c").files());
  }

  @Test
  void flagsWithoutEffectAreRead() {
    Options o =
        read(
            "--flush",
            "--external-sat-solver",
            "kissat",
            "-std=c99",
            "-Wall",
            "-O2",
            "-c",
            "-o",
            "x.o",
            "-MF",
            "x.d",
            "-lm",
            "-m64",
            "f.c",
            "--sat-solver=cadical");
    assertEquals(List.of("f.c"), o.files());
    assertEquals(DataModel.LP64, o.input().dataModel());
  }

  @Test
  void directoriesAreSearchedInTheOrderOfCompilers() {
    Options o = read("-isystem", "s", "-Ii", "-iquote", "q", "f.c");
    assertEquals(List.of("q", "i", "s"), o.input().includeDirectories());
  }

  @Test
  void standardChecksAreOffUnlessAskedFor() {
    assertEquals(
        Set.of(Check.ASSERTIONS, Check.UNREACH_CALL, Check.NULL_CALLS, Check.UNMODELLED),
        read("f.c").properties().checks());
    Set<Check> checks = read("--standard-checks", "--no-bounds-check", "f.c").properties().checks();
    assertTrue(checks.contains(Check.SIGNED_OVERFLOW));
    assertTrue(!checks.contains(Check.BOUNDS));
    assertTrue(
        read("--bounds-check", "--no-standard-checks", "f.c")
            .properties()
            .checks()
            .contains(Check.BOUNDS));
  }

  @Test
  void boundsOfLoopsOnlyLimitTheEffortUnlessSaidOtherwise() {
    Options.Analysis effort =
        read("--unwind", "1", "--unwindset", "f.0:11,g.1:3", "--unwindset", "h.0:", "f.c")
            .analysis();
    assertEquals(Optional.of(11), effort.unwind());
    assertEquals(UnwindBounds.NONE, effort.bounds());
    Options.Analysis bounded =
        read("--unwind", "1", "--unwindset", "f.0:11", "--no-unwinding-assertions", "f.c")
            .analysis();
    assertEquals(Optional.empty(), bounded.unwind());
    assertEquals(Map.of("f.0", 11), bounded.bounds().loops());
    assertEquals(UnwindBounds.Beyond.IGNORED, bounded.bounds().beyond());
    assertTrue(refusal("--unwindset", "f:2", "f.c").contains("'f:2'"));
  }

  @Test
  void otherPlatformsAreRefused() {
    assertTrue(refusal("--arch", "ppc", "f.c").contains("ppc"));
    assertTrue(refusal("--os", "windows", "f.c").contains("windows"));
    assertEquals(DataModel.ILP32, read("--arch", "i386", "f.c").input().dataModel());
  }
}
