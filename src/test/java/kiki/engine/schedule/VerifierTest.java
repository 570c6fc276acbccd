// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.domain.HavocDomain;
import kiki.domain.IntervalDomain;
import kiki.engine.Analyses;
import kiki.engine.HandMadeSsa;
import kiki.engine.certify.Certifier;
import kiki.engine.control.Cancellation;
import kiki.engine.result.Listener;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.engine.session.Replay;
import kiki.engine.session.Workbench;
import kiki.options.Options;
import kiki.options.Options.Engine;
import kiki.pointer.MemoryObject;
import kiki.program.Property;
import kiki.sat.CdclSolver;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Solver;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.util.Location;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The engines on one loop; every proof is certified. */
class VerifierTest {
  private static final SsaVariable X = variable("x");
  private static final SsaVariable Y = variable("y");
  private static final Property INSIDE = property("inside");
  private static final Property AFTER = property("after");

  private final List<String> warnings = new ArrayList<>();
  private final List<Property> order = new ArrayList<>();

  private static SsaVariable variable(String name) {
    Symbol symbol =
        new Symbol(
            name, IntType.INT, Qualifiers.NONE, Symbol.Storage.AUTOMATIC, "main", Location.NONE);
    return new SsaVariable(
        new MemoryObject.Named(symbol), 0, 0, IntType.INT, name, SsaVariable.Kind.NUMERIC);
  }

  private static Property property(String name) {
    return new Property(name, Property.Kind.ASSERTION, name, "main", Location.NONE);
  }

  private static Term number(Terms terms, long value) {
    return terms.bits(32, value);
  }

  /** {@code x = 0; while (x < end) { assert(x < inner); x++; } assert(x == outer);}. */
  private static HandMadeSsa.Source counter(long end, long inner, long outer) {
    return new HandMadeSsa.Source(
        List.of(X),
        terms -> Map.of(X, number(terms, 0)),
        (terms, s) -> terms.slt(s.get(X), number(terms, end)),
        (terms, s) -> Map.of(X, terms.add(s.get(X), number(terms, 1))),
        Map.of(INSIDE, (terms, s) -> terms.slt(s.get(X), number(terms, inner))),
        Map.of(AFTER, (terms, s) -> terms.equal(s.get(X), number(terms, outer))),
        (terms, _) -> terms.falseTerm());
  }

  private static Workbench workbench(HandMadeSsa.Source source) {
    return new Workbench() {
      @Override
      public Ssa ssa(Ssa.Mode mode, BooleanSupplier cancelled) {
        return new HandMadeSsa(source, mode);
      }

      @Override
      public Workbench ignoring(Set<Property> properties) {
        throw new IllegalArgumentException("the properties are checked on paths of their own");
      }

      @Override
      public Workbench passing() {
        throw new IllegalArgumentException("the properties are checked on paths of their own");
      }

      @Override
      public Set<Property> assumed() {
        return Set.of(INSIDE, AFTER);
      }

      @Override
      public Set<Property> after(Set<Property> properties) {
        return Set.of();
      }

      @Override
      public Solver solver(Terms terms) {
        return new BitBlastingSolver(terms, new CdclSolver(), BitBlastingSolver.ModelCheck.ON);
      }
    };
  }

  private Map<Property, Verdict> verify(
      HandMadeSsa.Source source, Options.Analysis analysis, Replay replay) {
    Workbench workbench = workbench(source);
    Listener listener =
        new Listener() {
          @Override
          public synchronized void decided(Property property, Verdict verdict) {
            order.add(property);
          }

          @Override
          public synchronized void warning(String message) {
            warnings.add(message);
          }

          @Override
          public void progress(String engine, int unwindings, int open) {
            // Another engine may have decided the last one meanwhile.
            assertTrue(unwindings > 0 && open >= 0 && open <= 2);
          }
        };
    Options.Limits limits = new Options.Limits(Optional.empty(), Optional.empty());
    return new Verifier(analysis, workbench, replay, Cancellation.at(limits), Verifier.Failures.ALL)
        .verify(List.of(INSIDE, AFTER), listener);
  }

  private Map<Property, Verdict> verify(HandMadeSsa.Source source, Options.Analysis analysis) {
    return verify(source, analysis, (_, _) -> Optional.empty());
  }

  private static Map<Property, Class<?>> kinds(Map<Property, Verdict> verdicts) {
    Map<Property, Class<?>> kinds = new LinkedHashMap<>();
    verdicts.forEach((property, verdict) -> kinds.put(property, verdict.getClass()));
    return kinds;
  }

  private static Map<Property, Class<?>> expect(Class<?> inside, Class<?> after) {
    return Map.of(INSIDE, inside, AFTER, after);
  }

  @ParameterizedTest
  @EnumSource(
      value = Engine.class,
      names = {"SCHEDULE", "INCREMENTAL_BMC", "K_INDUCTION", "ABSTRACT_INTERPRETATION", "IC3"})
  void everyEngineProvesTheCounter(Engine engine) {
    Options.Analysis analysis = Analyses.of(engine, Set.of(new IntervalDomain()), Optional.empty());
    Map<Property, Verdict> verdicts = verify(counter(10, 10, 10), analysis);
    assertEquals(expect(Verdict.Proved.class, Verdict.Proved.class), kinds(verdicts));
    assertEquals(List.of(), warnings);
  }

  @ParameterizedTest
  @EnumSource(
      value = Engine.class,
      names = {"SCHEDULE", "INCREMENTAL_BMC", "K_INDUCTION"})
  void everyUnboundedEngineRefutesTheCounter(Engine engine) {
    Options.Analysis analysis = Analyses.of(engine, Set.of(new IntervalDomain()), Optional.empty());
    Map<Property, Verdict> verdicts = verify(counter(10, 7, 9), analysis);
    Verdict.Refuted refuted = assertInstanceOf(Verdict.Refuted.class, verdicts.get(INSIDE));
    assertEquals(8, refuted.counterexample().unwindings());
    assertInstanceOf(Verdict.Proved.class, verdicts.get(AFTER), "the first assertion fails before");
  }

  /** The bound is out of reach of unwinding, so only invariants help. */
  @ParameterizedTest
  @EnumSource(
      value = Engine.class,
      names = {"SCHEDULE", "K_INDUCTION", "ABSTRACT_INTERPRETATION"})
  void invariantsReplaceUnwinding(Engine engine) {
    Options.Analysis analysis = Analyses.of(engine, Set.of(new IntervalDomain()), Optional.empty());
    Map<Property, Verdict> verdicts = verify(counter(1_000_000, 1_000_000, 1_000_000), analysis);
    assertEquals(expect(Verdict.Proved.class, Verdict.Proved.class), kinds(verdicts));
    Proof proof = assertInstanceOf(Verdict.Proved.class, verdicts.get(AFTER)).proof();
    assertEquals(Proof.Method.INDUCTION, proof.method());
    assertEquals(1, proof.unwindings());
    assertTrue(
        proof.invariants().getFirst().conjuncts().contains("1 <= x && x <= 1000000"),
        proof.invariants().toString());
  }

  @Test
  void theHavocDomainNeedsUnwinding() {
    Options.Analysis once =
        Analyses.of(Engine.ABSTRACT_INTERPRETATION, Set.of(new HavocDomain()), Optional.empty());
    assertEquals(
        expect(Verdict.Proved.class, Verdict.Unknown.class),
        kinds(verify(counter(10, 10, 10), once)));
    Options.Analysis induction =
        Analyses.of(Engine.K_INDUCTION, Set.of(new HavocDomain()), Optional.empty());
    assertEquals(
        expect(Verdict.Proved.class, Verdict.Proved.class),
        kinds(verify(counter(10, 10, 10), induction)));
  }

  @Test
  void theLimitOfUnwindingsIsKept() {
    Options.Analysis analysis = Analyses.of(Engine.INCREMENTAL_BMC, Set.of(), Optional.of(3));
    assertEquals(
        expect(Verdict.Unknown.class, Verdict.Unknown.class),
        kinds(verify(counter(10, 7, 10), analysis)));
  }

  @ParameterizedTest
  @EnumSource(
      value = Engine.class,
      names = {"SCHEDULE", "INCREMENTAL_BMC", "K_INDUCTION"})
  void whatCannotBeReplayedIsUnknown(Engine engine) {
    Options.Analysis analysis = Analyses.of(engine, Set.of(), Optional.of(12));
    Map<Property, Verdict> verdicts =
        verify(counter(10, 7, 10), analysis, (_, _) -> Optional.of("it does not fail"));
    assertInstanceOf(Verdict.Unknown.class, verdicts.get(INSIDE));
    assertEquals(1, warnings.size());
    assertTrue(warnings.getFirst().contains("it does not fail"));
  }

  @ParameterizedTest
  @EnumSource(
      value = Engine.class,
      names = {"SCHEDULE", "INCREMENTAL_BMC", "K_INDUCTION", "ABSTRACT_INTERPRETATION", "IC3"})
  void instructionsWithoutMeaningPreventProofs(Engine engine) {
    HandMadeSsa.Source plain = counter(10, 10, 10);
    Function<Long, HandMadeSsa.Source> strangeAt =
        value ->
            new HandMadeSsa.Source(
                plain.variables(),
                plain.entry(),
                plain.condition(),
                plain.body(),
                plain.inside(),
                plain.after(),
                (terms, s) -> terms.equal(s.get(X), number(terms, value)));
    Options.Analysis analysis = Analyses.of(engine, Set.of(new IntervalDomain()), Optional.of(12));
    assertEquals(
        expect(Verdict.Unknown.class, Verdict.Unknown.class),
        kinds(verify(strangeAt.apply(5L), analysis)));
    assertEquals(
        expect(Verdict.Proved.class, Verdict.Proved.class),
        kinds(verify(strangeAt.apply(50L), analysis)));
  }

  /** Two variables in step, for ever: no interval helps, an equation does. */
  @Test
  void theScheduleFindsRelations() {
    HandMadeSsa.Source source =
        new HandMadeSsa.Source(
            List.of(X, Y),
            terms -> Map.of(X, number(terms, 0), Y, number(terms, 0)),
            (terms, _) -> terms.symbol("go", Sort.BOOL),
            (terms, s) ->
                Map.of(
                    X, terms.add(s.get(X), number(terms, 1)),
                    Y, terms.add(s.get(Y), number(terms, 2))),
            Map.of(INSIDE, (terms, s) -> terms.equal(s.get(Y), terms.add(s.get(X), s.get(X)))),
            Map.of(AFTER, (terms, s) -> terms.not(terms.bit(s.get(Y), 0))),
            (terms, _) -> terms.falseTerm());
    Options.Analysis analysis = Analyses.of(Engine.SCHEDULE, Set.of(), Optional.empty());
    assertEquals(
        expect(Verdict.Proved.class, Verdict.Proved.class), kinds(verify(source, analysis)));
  }

  @Test
  void certificates() {
    Workbench workbench = workbench(counter(10, 11, 10));
    Proof proof = new Proof(Proof.Method.INDUCTION, 1, List.of(), List.of());
    Certifier certifier = new Certifier(workbench, () -> false);
    assertEquals(Optional.empty(), certifier.mistake(List.of(INSIDE), proof));
    assertEquals(
        Optional.of("the invariants do not exclude a violation"),
        certifier.mistake(List.of(AFTER), proof));
  }

  @Test
  void anUnfinishedCheckOfAProofIsNoMistake() {
    Workbench workbench = workbench(counter(10, 11, 10));
    Proof proof = new Proof(Proof.Method.INDUCTION, 1, List.of(), List.of());
    Certifier stopped = new Certifier(workbench, () -> true);
    assertEquals(
        Optional.of("the run was stopped before it was checked again"),
        stopped.mistake(List.of(INSIDE), proof));
  }
}
