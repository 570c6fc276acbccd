// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.domain.AffineDomain;
import kiki.domain.Domain;
import kiki.domain.EqualityDomain;
import kiki.domain.IntervalDomain;
import kiki.domain.OctagonDomain;
import kiki.domain.ZoneDomain;
import kiki.domain.shape.GivenRows;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Names;
import kiki.domain.template.ProgramConstants;
import kiki.domain.template.Site;
import kiki.domain.template.Template;
import kiki.domain.template.Variable;
import kiki.sat.CdclSolver;
import kiki.solver.Answer;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Solver;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The invariants of small loops are known; each strategy must find them. */
class InferenceTest {
  private final Terms terms = new Terms();
  private final Solver solver =
      new BitBlastingSolver(terms, new CdclSolver(), BitBlastingSolver.ModelCheck.ON);
  private final Variable x = Names.variable(0, IntType.INT, "x");
  private final Variable y = Names.variable(1, IntType.INT, "y");

  private Term number(long value) {
    return terms.bits(32, value);
  }

  private Term plus(Term term, long value) {
    return terms.add(term, number(value));
  }

  /** Figure 9: {@code x = 0; while (x < 10) ++x;}. */
  private CutLoop figure9() {
    return new CutLoop(terms, List.of(x), Map.of(x, number(0)))
        .loopWhile(s -> terms.slt(s.get(x), number(10)))
        .step(s -> Map.of(x, plus(s.get(x), 1)));
  }

  private Optional<List<AbstractValue>> infer(
      Strategy strategy, Effort effort, LoopSites... loops) {
    InductionProblem problem = new InductionProblem(List.of(loops), List.of());
    Optional<List<AbstractValue>> values =
        new Inference(solver, strategy, effort, ProgramConstants.of(terms)).infer(problem);
    values.ifPresent(v -> assertEquals(Answer.UNSAT, Inference.violation(solver, problem, v)));
    return values;
  }

  private List<String> invariant(Strategy strategy, Domain domain, int k, CutLoop loop) {
    Template template = domain.template(loop.shape());
    return infer(strategy, Effort.UNLIMITED, loop.unwind(k, template))
        .orElseThrow()
        .getFirst()
        .text();
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void figure9HasTheInvariantOfEquation27(Strategy strategy) {
    for (int k = 1; k <= 3; k++) {
      assertEquals(
          List.of("1 <= x && x <= 10"), invariant(strategy, new IntervalDomain(), k, figure9()));
    }
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void aLoopThatIsNotReachedStaysBottom(Strategy strategy) {
    CutLoop loop = figure9().reachedWhen(terms.falseTerm());
    assertEquals(List.of("0"), invariant(strategy, new IntervalDomain(), 1, loop));
  }

  @ParameterizedTest
  @EnumSource(
      value = Strategy.class,
      names = {"BINARY_SEARCH", "THRESHOLDS"})
  void anUnboundedCounterCostsNoIterations(Strategy strategy) {
    CutLoop loop =
        new CutLoop(terms, List.of(x), Map.of(x, number(0)))
            .loopWhile(_ -> terms.trueTerm())
            .step(s -> Map.of(x, plus(s.get(x), 1)));
    assertEquals(List.of(), invariant(strategy, new IntervalDomain(), 1, loop));
  }

  /** The counter's bound is a variable, which only a relation can express. */
  @ParameterizedTest
  @EnumSource(
      value = Strategy.class,
      names = {"BINARY_SEARCH", "THRESHOLDS"})
  void zonesRelateACounterToItsBound(Strategy strategy) {
    Term bound = terms.symbol("n", Sort.bits(32));
    CutLoop loop =
        new CutLoop(terms, List.of(x, y), Map.of(x, number(0), y, bound))
            .loopWhile(s -> terms.slt(s.get(x), s.get(y)))
            .step(s -> Map.of(x, plus(s.get(x), 1), y, s.get(y)));
    List<String> found = invariant(strategy, new ZoneDomain(), 1, loop);
    assertTrue(found.contains("1 <= x && x <= y"), found.toString());
  }

  @ParameterizedTest
  @EnumSource(
      value = Strategy.class,
      names = {"BINARY_SEARCH", "THRESHOLDS"})
  void octagonsFindASum(Strategy strategy) {
    CutLoop loop =
        new CutLoop(terms, List.of(x, y), Map.of(x, number(0), y, number(100)))
            .loopWhile(s -> terms.sgt(s.get(y), number(0)))
            .step(s -> Map.of(x, plus(s.get(x), 1), y, plus(s.get(y), -1)));
    List<String> found = invariant(strategy, new OctagonDomain(), 1, loop);
    assertTrue(found.contains("(long long)x + y == 100"), found.toString());
  }

  @Test
  void givenRowsAreBounded() {
    CutLoop loop =
        new CutLoop(terms, List.of(x, y), Map.of(x, number(0), y, number(0)))
            .loopWhile(s -> terms.slt(s.get(x), number(50)))
            .step(s -> Map.of(x, plus(s.get(x), 1), y, plus(s.get(y), 2)));
    Template template =
        Template.product(
            List.of(
                new IntervalDomain().template(loop.shape()),
                GivenRows.template(List.of("2*x - y", "-2 * x + y"), loop.shape())));
    List<String> found =
        infer(Strategy.BINARY_SEARCH, Effort.UNLIMITED, loop.unwind(1, template))
            .orElseThrow()
            .getFirst()
            .text();
    assertTrue(found.contains("2 * (long long)x - y == 0"), found.toString());
  }

  /** Overflow included: the loop never ends. */
  @Test
  void affineRowsFindLinearEquationsAndParity() {
    CutLoop loop =
        new CutLoop(terms, List.of(x, y), Map.of(x, number(4), y, number(2)))
            .loopWhile(_ -> terms.trueTerm())
            .step(s -> Map.of(x, plus(s.get(x), 6), y, plus(s.get(y), 3)));
    List<String> found = invariant(Strategy.THRESHOLDS, new AffineDomain(), 1, loop);
    assertEquals(List.of("(unsigned int)x == 2 * (unsigned int)y"), found);
    CutLoop even =
        new CutLoop(terms, List.of(x), Map.of(x, number(1)))
            .loopWhile(_ -> terms.trueTerm())
            .step(s -> Map.of(x, plus(s.get(x), 2)));
    assertEquals(
        List.of("((unsigned int)x + 1) % 2 == 0"),
        invariant(Strategy.THRESHOLDS, new AffineDomain(), 1, even));
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void equalitiesAndDisequalities(Strategy strategy) {
    CutLoop loop =
        new CutLoop(terms, List.of(x, y), Map.of(x, number(0), y, number(1)))
            .loopWhile(_ -> terms.trueTerm())
            .step(s -> Map.of(x, s.get(y), y, s.get(x)));
    assertEquals(List.of("x != y"), invariant(strategy, new EqualityDomain(), 1, loop));
  }

  @ParameterizedTest
  @EnumSource(
      value = Strategy.class,
      names = {"BINARY_SEARCH", "THRESHOLDS"})
  void floatIntervalsExcludeNaN(Strategy strategy) {
    Variable f = Names.variable(0, FloatType.FLOAT, "f");
    Term ten = terms.floats().constant(IeeeFloat.of(10f));
    Term half = terms.floats().constant(IeeeFloat.of(0.5f));
    CutLoop loop =
        new CutLoop(terms, List.of(f), Map.of(f, terms.floats().constant(IeeeFloat.of(0f))))
            .loopWhile(s -> terms.floats().less(s.get(f), ten))
            .step(s -> Map.of(f, terms.floats().add(RoundingMode.NEAREST_EVEN, s.get(f), half)));
    List<String> found = invariant(strategy, new IntervalDomain(), 1, loop);
    assertEquals(1, found.size(), found.toString());
    assertTrue(found.getFirst().startsWith("0.5f <= f && f <= 10.49999"), found.toString());
  }

  /** The second loop starts where the first one ends. */
  @Test
  void loopsAreSolvedTogether() {
    CutLoop first = figure9();
    LoopSites one = first.unwind(1, new IntervalDomain().template(first.shape()));
    Term left = terms.symbol("left", Sort.bits(32));
    solver.require(
        terms.implies(
            one.assumed().getFirst().guard(),
            terms.equal(left, one.assumed().getFirst().state().of(x))));
    CutLoop second =
        new CutLoop(terms, List.of(x), Map.of(x, left))
            .reachedWhen(one.assumed().getFirst().guard())
            .loopWhile(s -> terms.slt(s.get(x), number(20)))
            .step(s -> Map.of(x, plus(s.get(x), 1)));
    LoopSites two = second.unwind(1, new IntervalDomain().template(second.shape()));
    List<AbstractValue> found =
        infer(Strategy.THRESHOLDS, Effort.UNLIMITED, one, two).orElseThrow();
    assertEquals(List.of("1 <= x && x <= 10"), found.get(0).text());
    assertEquals(List.of("2 <= x && x <= 20"), found.get(1).text());
  }

  @Test
  void tooLittleEffortGivesNothing() {
    CutLoop loop = figure9();
    LoopSites sites = loop.unwind(1, new IntervalDomain().template(loop.shape()));
    assertTrue(infer(Strategy.ENUMERATION, new Effort(3, -1), sites).isEmpty());
  }

  /** A loop that was found inductive rests on rows of a later one, which are then given up. */
  @Test
  void whatRestsOnRowsGivenUpIsAskedAgain() {
    CutLoop hard =
        new CutLoop(terms, List.of(y), Map.of(y, number(0)))
            .loopWhile(_ -> terms.trueTerm())
            .step(s -> Map.of(y, terms.ite(factors(), number(1), s.get(y))));
    LoopSites later = hard.unwind(1, new IntervalDomain().template(hard.shape()));
    Site found = later.assumed().getFirst();
    CutLoop copying =
        new CutLoop(terms, List.of(x), Map.of(x, number(0)))
            .loopWhile(_ -> found.guard())
            .step(_ -> Map.of(x, found.state().of(y)));
    LoopSites first = copying.unwind(1, new IntervalDomain().template(copying.shape()));
    List<AbstractValue> values =
        infer(Strategy.ENUMERATION, new Effort(1000, 10), first, later).orElseThrow();
    assertEquals(List.of(), values.get(0).text());
    assertEquals(List.of(), values.get(1).text());
  }

  /** That two numbers are the factors of a product of large primes: too hard to be told. */
  private Term factors() {
    Term p = terms.zeroExtend(terms.fresh("p", Sort.bits(24)), 48);
    Term q = terms.zeroExtend(terms.fresh("q", Sort.bits(24)), 48);
    Term product = terms.bits(48, 8_388_593L * 16_777_213L);
    return terms.and(terms.equal(terms.mul(p, q), product), terms.ult(p, q));
  }
}
