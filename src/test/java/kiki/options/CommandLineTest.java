package kiki.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CommandLineTest {
  private static Options read(String... words) {
    return Options.of(CommandLine.parse(List.of(words)), Optional.empty());
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
            new Options.Macro("A", Optional.of("1")),
            new Options.Macro("B", Optional.of("2")),
            new Options.Macro("C", Optional.empty())),
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
        Set.of(Options.DomainName.HEAP, Options.DomainName.INTERVALS), o.analysis().domains());
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
}
