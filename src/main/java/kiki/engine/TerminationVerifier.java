package kiki.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kiki.options.Options;
import kiki.program.Program;
import kiki.program.Property;
import kiki.ssa.Ssa;

/**
 * Decides whether every execution ends. Proofs are about the program as it is, where signed
 * arithmetic wraps; executions that do not end are looked for in the program with checks for
 * undefined behaviour, none of which may fail on them.
 */
public final class TerminationVerifier {
  private static final int COMPONENTS = 3;

  private final Options.Analysis analysis;
  private final Workbench plain;
  private final Workbench checked;
  private final Program checkedProgram;
  private final Cancellation cancellation;

  public TerminationVerifier(
      Options.Analysis analysis,
      Workbench plain,
      Workbench checked,
      Program checkedProgram,
      Cancellation cancellation) {
    this.analysis = analysis;
    this.plain = plain;
    this.checked = checked;
    this.checkedProgram = checkedProgram;
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
    engines.add(() -> unwind(judge, property, stop));
    new SideBySide(cancellation).run(engines);
    return ledger.close(cancellation.reason().orElse("the analysis is not precise enough"));
  }

  private void prove(Judge judge, Property property, BooleanSupplier stop) {
    Session session = Session.open(plain, Ssa.Mode.CUT, stop);
    new TerminationProver(
            session,
            judge,
            property,
            new VariableRegistry(),
            analysis.lexicographicComponents().orElse(COMPONENTS),
            limit())
        .run();
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

  private int limit() {
    return analysis.unwind().orElse(Integer.MAX_VALUE);
  }
}
