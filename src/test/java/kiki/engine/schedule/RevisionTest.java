// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.engine.Analyses;
import kiki.engine.CSubject;
import kiki.engine.control.Cancellation;
import kiki.engine.control.Turns;
import kiki.engine.result.Ledger;
import kiki.engine.result.Proof;
import kiki.engine.result.Reliance;
import kiki.engine.result.Verdict;
import kiki.engine.session.Workbench;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.options.Options;
import kiki.program.Properties;
import kiki.program.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The first property of a program stays open; the others were proved as if it held. */
class RevisionTest {
  private enum Kind {
    ALONE,
    TOGETHER
  }

  private static Map<Property, Verdict> revised(CSubject subject, Kind kind) {
    List<Property> properties = Properties.of(subject.program());
    Ledger ledger = Ledger.of(properties, CSubject.listener());
    Proof proof = new Proof(Proof.Method.INDUCTION, 1, List.of(), List.of());
    properties
        .subList(1, properties.size())
        .forEach(
            p ->
                ledger.decide(
                    p, new Verdict.Proved(proof.assuming(new LinkedHashSet<>(properties)))));
    Revision revision = revision(subject.workbench());
    switch (kind) {
      case ALONE -> revision.reviseAlone(ledger, () -> false);
      case TOGETHER -> revision.revise(ledger, () -> false);
    }
    assertEquals(List.of(properties.getFirst()), ledger.open());
    return ledger.close("open");
  }

  private static Revision revision(Workbench workbench) {
    Turns turns = new Turns(Turns.Sharing.TOGETHER);
    WaitingTime waiting = new WaitingTime(turns);
    Engines engines =
        new Engines(
            Analyses.of(Options.Engine.SCHEDULE, Set.of(), Optional.empty()),
            workbench,
            (_, _) -> Optional.of("nothing is to be replayed"),
            Cancellation.at(new Options.Limits(Optional.empty(), Optional.empty())),
            Optional.empty(),
            turns,
            waiting);
    return new Revision(workbench, engines, waiting, turns);
  }

  /** Those that still rest on a property that is not proved. */
  private static List<String> doubtful(Kind kind, String text) {
    CSubject subject =
        new CSubject(Sources.checked("int nondet_int(void);" + text, Check.ASSERTIONS));
    return Reliance.of(subject.program()).unfounded(revised(subject, kind)).keySet().stream()
        .map(Property::description)
        .toList();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void whatHoldsByItselfIsProvedAgain(Kind kind) {
    assertEquals(
        List.of(),
        doubtful(
            kind,
            """
            int main(void) {
              int a[10];
              for (int i = 0; i < 10; i++) {
                a[i] = nondet_int();
                __CPROVER_assert(a[i] * a[i] != 17, "open");
                __CPROVER_assert(i < 10, "inside");
              }
              __CPROVER_assert(a[0] == a[0], "after");
            }
            """));
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void whatNeedsTheOpenPropertyIsLeft(Kind kind) {
    assertEquals(
        List.of("implied"),
        doubtful(
            kind,
            """
            int main(void) {
              int x = nondet_int();
              __CPROVER_assert(x > 0, "open");
              __CPROVER_assert(x >= 0, "implied");
              __CPROVER_assert(x - x == 0, "not implied");
            }
            """));
  }

  /** One that rests on another that is not proved again is proved without it, too. */
  @ParameterizedTest
  @EnumSource(Kind.class)
  void doubtsAreFollowed(Kind kind) {
    assertEquals(
        List.of("implied"),
        doubtful(
            kind,
            """
            int main(void) {
              int x = nondet_int(), y = 0;
              __CPROVER_assert(x > 0, "open");
              __CPROVER_assert(x >= 0, "implied");
              while (nondet_int()) {
                if (x >= 0) y = 1;
                __CPROVER_assert(y == 0 || y == 1, "few values");
              }
            }
            """));
  }

  /** One that nothing else proves needs another that rests on nothing itself. */
  @Test
  void whatNeedsOneThatIsProvedAgainIsProved() {
    assertEquals(
        List.of(),
        doubtful(
            Kind.TOGETHER,
            """
            int main(void) {
              int x = nondet_int();
              unsigned y = 0;
              __CPROVER_assert(x > 0, "open");
              while (nondet_int()) {
                y += 2;
                __CPROVER_assert(y % 2 == 0, "even");
                __CPROVER_assert(y != 7, "not odd");
              }
            }
            """));
  }
}
