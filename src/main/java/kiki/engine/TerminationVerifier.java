package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.options.Options;
import kiki.program.Program;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.Ssa;

/**
 * Decides whether every execution ends. Proofs are about a program in which signed overflow gives
 * any value, or about the executions without overflow; executions that do not end are looked for in
 * the program with checks for undefined behaviour, none of which may fail on them.
 */
public final class TerminationVerifier {
  private static final int COMPONENTS = 3;

  private final Options.Analysis analysis;
  private final Workbench plain;
  private final Optional<? extends Workbench> withoutOverflow;
  private final Workbench checked;
  private final Program checkedProgram;
  private final Workbench endless;
  private final Program endlessProgram;
  private final Cancellation cancellation;

  /**
   * @param plain the program, where signed overflow gives any value
   * @param withoutOverflow the executions without signed overflow; absent if those are all
   * @param checked the program with checks for undefined behaviour
   * @param endless the same with assertions that it does not end
   */
  public TerminationVerifier(
      Options.Analysis analysis,
      Workbench plain,
      Optional<? extends Workbench> withoutOverflow,
      Workbench checked,
      Program checkedProgram,
      Workbench endless,
      Program endlessProgram,
      Cancellation cancellation) {
    this.analysis = analysis;
    this.plain = plain;
    this.withoutOverflow = withoutOverflow;
    this.checked = checked;
    this.checkedProgram = checkedProgram;
    this.endless = endless;
    this.endlessProgram = endlessProgram;
    this.cancellation = cancellation;
  }

  public Map<Property, Verdict> verify(Property property, Listener listener) {
    Ledger ledger = new Ledger(List.of(property), listener);
    BooleanSupplier stop = () -> ledger.isSettled() || cancellation.getAsBoolean();
    Judge judge =
        new Judge(ledger, new LassoReplay(checkedProgram, cancellation), Optional.empty());
    List<Runnable> engines = new ArrayList<>();
    if (analysis.engine() != Options.Engine.NONTERMINATION) {
      engines.add(() -> prove(judge, property, stop));
    }
    Optional<Certifier> certifier =
        analysis.certify()
            ? Optional.of(new Certifier(plain, new VariableRegistry(), cancellation))
            : Optional.empty();
    Judge unwinding = new Judge(ledger, new LassoReplay(checkedProgram, cancellation), certifier);
    engines.add(() -> unwind(unwinding, property, stop));
    if (analysis.engine() != Options.Engine.TERMINATION) {
      engines.add(() -> endless(ledger, property, stop));
    }
    new SideBySide(cancellation, stop).run(engines);
    return ledger.close(cancellation.reason().orElse("the analysis is not precise enough"));
  }

  /**
   * First everything that signed arithmetic might do is covered; then executions that overflow are
   * left out.
   */
  private void prove(Judge judge, Property property, BooleanSupplier stop) {
    Map<TerminationProver, Certifier> provers = new LinkedHashMap<>();
    add(provers, plain, Ranking.Bound.WIDTH, judge, property, stop);
    withoutOverflow.ifPresent(w -> add(provers, w, Ranking.Bound.PROGRAM, judge, property, stop));
    while (!stop.getAsBoolean() && provers.keySet().stream().anyMatch(TerminationProver::hasMore)) {
      for (Map.Entry<TerminationProver, Certifier> e : provers.entrySet()) {
        if (!stop.getAsBoolean() && e.getKey().hasMore()) {
          e.getKey().advance().ifPresent(found -> conclude(judge, property, found, e.getValue()));
        }
      }
    }
  }

  private void add(
      Map<TerminationProver, Certifier> provers,
      Workbench workbench,
      Ranking.Bound bound,
      Judge judge,
      Property property,
      BooleanSupplier stop) {
    VariableRegistry registry = new VariableRegistry(VariableRegistry.Pointers.WITH_OFFSETS);
    TerminationProver prover =
        new TerminationProver(
            Session.open(workbench, Ssa.Mode.CUT, stop),
            judge.ledger(),
            property,
            registry,
            bound,
            analysis.lexicographicComponents().orElse(COMPONENTS),
            limit());
    provers.put(prover, new Certifier(workbench, registry, cancellation));
  }

  private void conclude(
      Judge judge, Property property, TerminationProver.Found found, Certifier certifier) {
    Optional<String> mistake =
        analysis.certify()
            ? certifier.rankingMistake(found.proof(), found.rankings())
            : Optional.empty();
    mistake.ifPresentOrElse(
        why -> judge.reject(property, "a proof was found but not confirmed: " + why),
        () -> judge.proved(List.of(property), found.proof()));
  }

  /** Unwinds the program from its start: it may turn out to be finite, or to come back. */
  private void unwind(Judge judge, Property property, BooleanSupplier stop) {
    Session finite = Session.open(plain, Ssa.Mode.FROM_START, stop);
    Session lassos = Session.open(checked, Ssa.Mode.FROM_START, stop);
    LassoFinder finder =
        new LassoFinder(
            lassos, judge.ledger(), new LassoReplay(checkedProgram, cancellation), property);
    while (!stop.getAsBoolean()) {
      int k = finite.ssa().unwindings();
      judge.ledger().listener().progress("unwinding", k, 1);
      if (analysis.engine() != Options.Engine.NONTERMINATION
          && new Completeness(finite).isComplete()) {
        judge.proved(
            List.of(property), new Proof(Proof.Method.COMPLETE_UNWINDING, k, List.of(), List.of()));
      }
      if (analysis.engine() != Options.Engine.TERMINATION) {
        finder.search();
      }
      if (k >= limit()) {
        return;
      }
      finite.unwind();
      lassos.unwind();
    }
  }

  /** The evidence is an execution that is on its way. */
  private void endless(Ledger ledger, Property property, BooleanSupplier stop) {
    EndlessProver prover =
        new EndlessProver(endless, endlessProgram, new EndlessProver.Options(analysis, stop));
    if (!prover.isEndless() || stop.getAsBoolean()) {
      return;
    }
    Session session = Session.open(checked, Ssa.Mode.FROM_START, stop);
    if (session.checkFromStart(session.ssa().needsMore()) != Answer.SAT) {
      return;
    }
    Counterexample start = new ModelReader(session).counterexample();
    Optional<String> mismatch = new EndlessReplay(checkedProgram, stop).mismatch(property, start);
    mismatch.ifPresentOrElse(
        why -> ledger.explain(property, "no end was found to be reachable, but " + why),
        () -> ledger.decide(property, new Verdict.Refuted(start)));
  }

  private int limit() {
    return analysis.unwind().orElse(Integer.MAX_VALUE);
  }
}
