package kiki.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import kiki.interpret.Interpreter;
import kiki.interpret.RunOptions;
import kiki.interpret.ScriptedInput;
import kiki.program.Program;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.ssa.LoopInstance;
import kiki.ssa.LoopView;
import kiki.term.Term;

/**
 * Runs executions that have passed some iterations on, with inputs of its own choice, until they
 * are in a state in which they have been before. This finds cycles that are too long to be unwound,
 * and those on which the inputs have to be chosen well.
 */
final class LassoRuns {
  private static final long STEPS = 400_000;
  private static final int STATES = 4_000;
  private static final int MIXED_RUNS = 3;

  private final Session session;
  private final Ledger ledger;
  private final Program program;
  private final Property property;
  private final BooleanSupplier stop;

  /**
   * @param session of the program with checks for undefined behaviour, from its start
   */
  LassoRuns(
      Session session, Ledger ledger, Program program, Property property, BooleanSupplier stop) {
    this.session = session;
    this.ledger = ledger;
    this.program = program;
    this.property = property;
    this.stop = stop;
  }

  /** Tries an execution into the last copy of each loop. */
  void search() {
    for (LoopView loop : session.ssa().loops()) {
      List<Term> passed = new ArrayList<>();
      for (LoopInstance instance : loop.instances()) {
        instance.post(session.ssa().unwindings()).ifPresent(p -> passed.add(p.guard()));
      }
      if (!stop.getAsBoolean()
          && session.checkFromStart(session.terms().or(passed)) == Answer.SAT) {
        tryToContinue(new ModelReader(session).counterexample());
      }
    }
  }

  private void tryToContinue(Counterexample start) {
    for (int run = 0; run <= MIXED_RUNS && !stop.getAsBoolean(); run++) {
      ContinuedInputs.Continuation continuation =
          run == 0 ? ContinuedInputs.Continuation.SAME : ContinuedInputs.Continuation.MIXED;
      if (recurs(start, continuation, run)) {
        ledger.decide(property, new Verdict.Refuted(start));
        return;
      }
    }
  }

  private boolean recurs(
      Counterexample start, ContinuedInputs.Continuation continuation, long seed) {
    ChoiceValues values = new ChoiceValues(start.objects());
    List<ScriptedInput> script = new ArrayList<>();
    for (Counterexample.Choice choice : start.choices()) {
      script.add(new ScriptedInput(choice.event().instruction(), values.of(choice)));
    }
    ContinuedInputs inputs = new ContinuedInputs(script, continuation, seed);
    Recurrence recurrence = Recurrence.in(program, STATES);
    new Interpreter(program)
        .run(
            RunOptions.replay(inputs, _ -> true)
                .withInvalidAccess(RunOptions.InvalidAccess.STOPS)
                .withStepLimit(STEPS)
                .withCancellation(stop)
                .withListener(recurrence));
    return recurrence.isFound() && !inputs.metUndefined();
  }
}
