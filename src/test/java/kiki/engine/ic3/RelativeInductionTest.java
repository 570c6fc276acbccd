// SPDX-License-Identifier: Apache-2.0
package kiki.engine.ic3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.engine.CSubject;
import kiki.engine.loop.LoopHead;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.Ledger;
import kiki.engine.session.Session;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.ssa.form.Ssa;
import kiki.term.Term;
import org.junit.jupiter.api.Test;

/** Steps of a counter that stays at ten. */
class RelativeInductionTest {
  private static final String TEXT =
      """
      extern int nondet_int(void);
      int main(void) {
        int x = 0;
        while (nondet_int()) if (x < 10) x++;
        __CPROVER_assert(x < 12, "");
      }
      """;

  private final CSubject subject = new CSubject(Sources.checked(TEXT, Set.of(Check.ASSERTIONS)));
  private final Session session = subject.session(Ssa.Mode.CUT);
  private final VariableRegistry registry = new VariableRegistry(VariableRegistry.Pointers.WHOLE);
  private final RelativeInduction steps = RelativeInduction.of(session, registry);
  private final LoopHead head = LoopHead.of(session.ssa(), registry).getFirst();

  private Variable x() {
    return head.state().values().keySet().stream()
        .filter(v -> v.text().equals("x"))
        .findFirst()
        .orElseThrow();
  }

  private Cube cube(PredicateRow... literals) {
    return new Cube(head.loop(), List.of(literals), List.of());
  }

  private boolean contains(Cube cube, long x) {
    Map<Variable, Term> values = new LinkedHashMap<>(head.state().values());
    values.put(x(), session.terms().bits(32, x));
    return session.terms().and(cube.in(session.terms(), new State(values)))
        == session.terms().trueTerm();
  }

  @Test
  void fromTheStartOneStepLeadsToOne() {
    assertInstanceOf(RelativeInduction.From.class, steps.into(cube(Literals.atMost(x(), 1)), 1));
    assertInstanceOf(RelativeInduction.Never.class, steps.into(cube(Literals.atLeast(x(), 2)), 1));
  }

  @Test
  void aStepLeadsFromTheStateBefore() {
    Cube five = cube(Literals.atLeast(x(), 5), Literals.atMost(x(), 5));
    RelativeInduction.From from =
        assertInstanceOf(RelativeInduction.From.class, steps.into(five, 2));
    assertTrue(contains(from.before().orElseThrow(), 4));
    assertFalse(contains(from.before().orElseThrow(), 5));
  }

  @Test
  void theReasonLeavesOutWhatIsNotNeeded() {
    PredicateRow needed = Literals.atLeast(x(), 11);
    RelativeInduction.Never never =
        assertInstanceOf(
            RelativeInduction.Never.class,
            steps.into(cube(needed, Literals.atMost(x(), 2_000_000_000)), 1));
    assertEquals(List.of(needed), never.reason().literals());
  }

  @Test
  void lemmasThatAreInductiveAreFoundWhenTheyArePropagated() {
    Cube beyond = cube(Literals.atLeast(x(), 12));
    assertEquals(1, steps.exclude(beyond, beyond, 1));
    assertTrue(steps.frames().isExcluded(beyond, 1));
    steps.frames().grow();
    List<Cube> inductive = steps.propagate().orElseThrow();
    assertTrue(inductive.stream().anyMatch(lemma -> lemma.subsumes(beyond)));
  }

  @Test
  void lemmasThatHoldForAWhileAreNotCalledInductive() {
    Cube five = cube(Literals.atLeast(x(), 5), Literals.atMost(x(), 5));
    steps.frames().exclude(five, 1, List.of());
    steps.frames().grow();
    assertTrue(steps.propagate().isEmpty());
    assertEquals(List.of(five), steps.frames().at(1));
  }

  @Test
  void badStatesAreReachedUntilALemmaExcludesThem() {
    Property property = Properties.of(subject.program()).getFirst();
    Ledger ledger = Ledger.of(List.of(property), CSubject.listener());
    BadStates bad = BadStates.of(session, ledger);
    assertTrue(bad.isOpen());
    Cube before = steps.before(bad.reached(steps)).orElseThrow();
    assertTrue(bad.isReached());
    assertFalse(contains(before, 11));
    Cube beyond = cube(Literals.atLeast(x(), 12));
    steps.exclude(beyond, beyond, 1);
    assertSame(List.of(), bad.reached(steps));
    assertFalse(bad.isReached());
  }

  @Test
  void badStatesThatAreGivenUpAreNotOpen() {
    Property property = Properties.of(subject.program()).getFirst();
    BadStates bad = BadStates.of(session, Ledger.of(List.of(property), CSubject.listener()));
    bad.reached(steps);
    bad.giveUp();
    assertFalse(bad.isOpen());
  }
}
