// SPDX-License-Identifier: Apache-2.0
package kiki.engine.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Ledger;
import kiki.engine.result.Listener;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.engine.session.Replay;
import kiki.program.Property;
import kiki.util.Location;
import org.junit.jupiter.api.Test;

/** What the judge lets into the ledger. */
class JudgeTest {
  private static final Property ASSERTED = property("asserted", Property.Kind.ASSERTION);
  private static final Property OTHER = property("other", Property.Kind.ASSERTION);
  private static final Property UNMODELLED = property("unmodelled", Property.Kind.UNMODELLED);
  private static final Counterexample SHOWN = new Counterexample(1, List.of(), List.of(), null);
  private static final Proof PROOF =
      new Proof(Proof.Method.COMPLETE_UNWINDING, 3, List.of(), List.of());
  private static final Replay FAILS = (_, _) -> Optional.empty();
  private static final Replay DOES_NOT_FAIL = (_, _) -> Optional.of("the run ends");

  private final List<String> warnings = new ArrayList<>();
  private final Ledger ledger = Ledger.of(List.of(ASSERTED, OTHER, UNMODELLED), listener());

  private static Property property(String name, Property.Kind kind) {
    return new Property(name, kind, name, "main", Location.NONE);
  }

  private Listener listener() {
    return new Listener() {
      @Override
      public void decided(Property property, Verdict verdict) {}

      @Override
      public void warning(String message) {
        warnings.add(message);
      }

      @Override
      public void progress(String engine, int unwindings, int open) {}
    };
  }

  private Judge judge(Replay replay) {
    return new Judge(ledger, replay, Optional.empty());
  }

  private Map<Property, Verdict> verdicts() {
    return ledger.close("open");
  }

  @Test
  void aCounterexampleThatFailsWhenItIsRunRefutes() {
    judge(FAILS).refuted(ASSERTED, SHOWN);
    assertSame(
        SHOWN, assertInstanceOf(Verdict.Refuted.class, verdicts().get(ASSERTED)).counterexample());
    assertEquals(List.of(), warnings);
  }

  @Test
  void oneThatDoesNotLeavesThePropertyUnknownAndSaysWhy() {
    judge(DOES_NOT_FAIL).refuted(ASSERTED, SHOWN);
    Verdict.Unknown unknown = assertInstanceOf(Verdict.Unknown.class, verdicts().get(ASSERTED));
    assertTrue(unknown.reason().endsWith("could not be replayed: the run ends"), unknown.reason());
    assertEquals(List.of("asserted: " + unknown.reason()), warnings);
  }

  @Test
  void aRunThatFailsRefutesWhatWasRejectedBefore() {
    judge(DOES_NOT_FAIL).refuted(ASSERTED, SHOWN);
    assertFalse(ledger.isOpen(ASSERTED));
    assertTrue(ledger.isRefutable(ASSERTED));
    assertTrue(judge(FAILS).confirmed(ASSERTED, SHOWN));
    assertFalse(ledger.isRefutable(ASSERTED));
    assertFalse(ledger.isSettled());
    assertInstanceOf(Verdict.Refuted.class, verdicts().get(ASSERTED));
  }

  @Test
  void aProofDoesNotDecideWhatWasRejectedBefore() {
    judge(DOES_NOT_FAIL).refuted(ASSERTED, SHOWN);
    judge(FAILS).proved(List.of(ASSERTED), PROOF);
    assertInstanceOf(Verdict.Unknown.class, verdicts().get(ASSERTED));
  }

  @Test
  void aRunThatFailsDoesNotChangeWhatIsProved() {
    judge(FAILS).proved(List.of(ASSERTED), PROOF);
    assertFalse(ledger.isRefutable(ASSERTED));
    judge(FAILS).confirmed(ASSERTED, SHOWN);
    assertInstanceOf(Verdict.Proved.class, verdicts().get(ASSERTED));
  }

  @Test
  void aTentativeCounterexampleThatDoesNotFailIsForgotten() {
    assertFalse(judge(DOES_NOT_FAIL).confirmed(ASSERTED, SHOWN));
    assertTrue(ledger.isOpen(ASSERTED));
    assertEquals(List.of(), warnings);
    assertTrue(judge(FAILS).confirmed(ASSERTED, SHOWN));
    assertEquals(Set.of(ASSERTED), ledger.refuted());
  }

  @Test
  void reachingWhatIsNotModelledRefutesNothing() {
    judge(FAILS).refuted(UNMODELLED, SHOWN);
    assertInstanceOf(Verdict.Unknown.class, verdicts().get(UNMODELLED));
  }

  @Test
  void aProofIsForThePropertiesThatAreOpen() {
    Judge judge = judge(FAILS);
    judge.refuted(ASSERTED, SHOWN);
    judge.proved(List.of(ASSERTED, OTHER), PROOF);
    assertInstanceOf(Verdict.Refuted.class, verdicts().get(ASSERTED));
    assertEquals(new Verdict.Proved(PROOF), verdicts().get(OTHER));
  }

  @Test
  void nothingIsAdmittedAfterTheEnd() {
    Judge judge = judge(FAILS);
    judge.close();
    judge.refuted(ASSERTED, SHOWN);
    judge.proved(List.of(OTHER), PROOF);
    judge.admit(UNMODELLED, new Verdict.Unknown("late"));
    assertEquals(List.of(ASSERTED, OTHER, UNMODELLED), ledger.open());
  }
}
