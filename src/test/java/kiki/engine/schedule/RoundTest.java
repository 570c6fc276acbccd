// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import kiki.engine.CSubject;
import kiki.engine.control.Turns;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Ledger;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.engine.session.Workbench;
import kiki.program.Property;
import kiki.solver.Solver;
import kiki.ssa.form.Ssa;
import kiki.term.Terms;
import kiki.util.Location;
import org.junit.jupiter.api.Test;

/** When a round ends, and what it takes back: of three properties, two are checked after one. */
class RoundTest {
  private static final Property FIRST = property("first");
  private static final Property AFTER = property("after");
  private static final Property BESIDE = property("beside");

  /** What executions of a program go on after. */
  private record Program(Set<Property> ignored) implements Workbench {
    @Override
    public Ssa ssa(Ssa.Mode mode, BooleanSupplier cancelled) {
      throw new UnsupportedOperationException("rounds make no forms");
    }

    @Override
    public Solver solver(Terms terms) {
      throw new UnsupportedOperationException("rounds ask no solvers");
    }

    @Override
    public Workbench ignoring(Set<Property> properties) {
      return new Program(properties);
    }

    @Override
    public Workbench passing() {
      return new Program(Set.of(FIRST, AFTER, BESIDE));
    }

    @Override
    public Set<Property> assumed() {
      return Set.of(FIRST, AFTER, BESIDE);
    }

    @Override
    public Set<Property> after(Set<Property> properties) {
      return properties.contains(FIRST) ? Set.of(AFTER) : Set.of();
    }
  }

  private final Ledger ledger = Ledger.of(List.of(FIRST, AFTER, BESIDE), CSubject.listener());
  private final Workbench program = new Program(Set.of());
  private final AtomicBoolean cancelled = new AtomicBoolean();

  private static Property property(String name) {
    return new Property(name, Property.Kind.ASSERTION, name, "main", Location.NONE);
  }

  private Round round(Verifier.Failures failures) {
    return Round.first(
        ledger, program, failures, cancelled::get, new Turns(Turns.Sharing.TOGETHER));
  }

  private void refute(Property property) {
    ledger.decide(property, new Verdict.Refuted(new Counterexample(1, List.of(), List.of(), null)));
  }

  private void prove(Property property, Set<Property> assumed) {
    ledger.decide(
        property,
        new Verdict.Proved(
            new Proof(Proof.Method.INDUCTION, 1, List.of(), List.of()).assuming(assumed)));
  }

  @Test
  void goesOnUntilThereIsAVerdictForEach() {
    Round round = round(Verifier.Failures.ALL);
    assertFalse(round.getAsBoolean());
    prove(FIRST, Set.of());
    prove(AFTER, Set.of());
    assertFalse(round.getAsBoolean());
    prove(BESIDE, Set.of());
    assertTrue(round.getAsBoolean());
  }

  @Test
  void endsWhenTheRunIsCancelled() {
    Round round = round(Verifier.Failures.ALL);
    cancelled.set(true);
    assertTrue(round.getAsBoolean());
  }

  @Test
  void aFailureEndsItAfterProofsWereTried() {
    Round round = round(Verifier.Failures.ALL);
    refute(FIRST);
    round.searched(3);
    assertFalse(round.getAsBoolean(), "what is easily proved is proved first");
    round.attempted(1);
    assertFalse(round.getAsBoolean());
    round.attempted(2);
    assertTrue(round.getAsBoolean());
    assertEquals(3, round.failureDepth());
  }

  @Test
  void aFailureThatNothingFollowsDoesNotEndIt() {
    Round round = round(Verifier.Failures.ALL);
    refute(BESIDE);
    round.searched(1);
    round.proofsAreDone();
    assertFalse(round.getAsBoolean());
    assertFalse(round.takeBack());
  }

  @Test
  void theFirstFailureEndsItIfOneIsEnough() {
    Round round = round(Verifier.Failures.FIRST);
    refute(BESIDE);
    round.searched(1);
    assertTrue(round.getAsBoolean());
    assertFalse(round.takeBack());
  }

  @Test
  void takesBackWhatWasProvedAssumingAPropertyThatFails() {
    Round round = round(Verifier.Failures.ALL);
    prove(AFTER, Set.of(FIRST));
    prove(BESIDE, Set.of(FIRST));
    refute(FIRST);
    assertTrue(round.takeBack());
    assertEquals(List.of(AFTER), ledger.open());
    assertTrue(ledger.isProved(BESIDE), "it is not checked after the failure");
  }

  @Test
  void keepsWhatWasProvedWithoutThatAssumption() {
    Round round = round(Verifier.Failures.ALL);
    prove(AFTER, Set.of());
    prove(BESIDE, Set.of());
    refute(FIRST);
    assertFalse(round.takeBack());
    assertTrue(ledger.isProved(AFTER));
  }

  @Test
  void theNextRoundGoesOnWhereTheFailedPropertyFails() {
    Round round = round(Verifier.Failures.ALL);
    assertSame(program, round.workbench());
    assertSame(program, round.searched());
    refute(FIRST);
    Round next = round.next();
    assertEquals(new Program(Set.of(FIRST)), next.workbench());
    assertEquals(program.passing(), next.searched(), "the search assumes nothing any more");
  }

  @Test
  void whatIsProvedOnlyUnderAnAssumptionIsNotSearchedForWithoutEnd() {
    Round round = round(Verifier.Failures.ALL);
    prove(AFTER, Set.of(FIRST));
    prove(BESIDE, Set.of());
    refute(FIRST);
    round.takeBack();
    Round next = round.next();
    assertTrue(next.searched(7));
    assertFalse(next.searched(8));
    assertTrue(next.attempted(1));
    assertFalse(next.attempted(2));
    assertTrue(next.isEnoughForIc3());
  }
}
