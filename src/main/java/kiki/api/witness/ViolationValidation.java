// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.api.CProgram;
import kiki.api.Results;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.engine.lasso.LassoRuns;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Lasso;
import kiki.engine.result.Verdict;
import kiki.interpret.Interpreter;
import kiki.interpret.machine.RunOptions;
import kiki.options.Options;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.util.Location;
import kiki.witness.format.Waypoint;
import kiki.witness.format.WitnessEntry;
import kiki.witness.source.SourceTokens;
import kiki.witness.source.StatementSpan;
import kiki.witness.weave.WitnessSites;
import kiki.witness.weave.WovenNames;

/**
 * Judges a way to a violation: the program that follows its waypoints violates the specification at
 * the target, or it does not.
 */
final class ViolationValidation {
  private final WitnessEntry.ViolationSequence sequence;
  private final WitnessTask task;

  ViolationValidation(WitnessEntry.ViolationSequence sequence, WitnessTask task) {
    this.sequence = sequence;
    this.task = task;
  }

  WitnessJudgement judge() {
    Waypoint last = sequence.segments().getLast().last();
    if (sequence.isEndless() != task.isAboutTermination()) {
      return new WitnessJudgement.Rejected(
          sequence.isEndless()
              ? "a cycle violates no specification but termination"
              : "a target does not violate termination",
          last.line());
    }
    CProgram woven = task.woven(sequence);
    return sequence.isEndless() ? endless(woven) : violated(woven, last);
  }

  private WitnessJudgement violated(CProgram woven, Waypoint target) {
    WitnessSites.Site site = task.sites().any(target.place(), target.line());
    Program checked = woven.program();
    Options options = task.options().checking(Set.of());
    CProgram guarded = woven.with(guarded(checked, site), options);
    List<Property> targets = Properties.of(guarded.program());
    if (targets.isEmpty()) {
      return new WitnessJudgement.Unknown(
          "the specification cannot be violated at " + target.place(), target.line());
    }
    if (isRunInto(guarded.program(), targets)) {
      return new WitnessJudgement.Confirmed("a run that follows it violates the specification");
    }
    Results results = task.verify(guarded);
    return switch (results.overall()) {
      case FAILED ->
          new WitnessJudgement.Confirmed("an execution that follows it violates the specification");
      case SUCCESSFUL ->
          new WitnessJudgement.Rejected(
              "no execution that follows it violates the specification", target.line());
      case INCONCLUSIVE ->
          new WitnessJudgement.Unknown(
              "no execution that follows it was found, nor was that excluded", target.line());
    };
  }

  /** What fails at the target fails there only once all segments before are passed. */
  private Program guarded(Program checked, WitnessSites.Site target) {
    Expr isLast = isLast(checked);
    return WovenProgram.mapped(
        checked,
        i ->
            switch (i) {
              case Instruction.Assert a when isAt(a.property().location(), target) ->
                  WovenProgram.asserted(
                      new Instruction.Assert(
                          Exprs.or(a.condition(), Exprs.not(isLast)), a.property(), a.location()),
                      Property.Kind.UNREACHABLE);
              case Instruction.Assert a -> new Instruction.Assume(a.condition(), a.location());
              case Instruction other -> other;
            });
  }

  /** A counter that nothing changes is none of the program's variables any more. */
  private Expr isLast(Program program) {
    int last = sequence.segments().size() - 1;
    Optional<Symbol> counter =
        program.globals().stream().filter(s -> s.name().equals(WovenNames.SEGMENT)).findFirst();
    return counter
        .map(
            symbol ->
                Exprs.compare(
                    Expr.BinaryOp.EQUAL,
                    new Expr.Variable(symbol),
                    Exprs.integer(last, (IntType) symbol.type())))
        .orElse(last == 0 ? Exprs.TRUE : Exprs.FALSE);
  }

  /** A target is the start of a statement, or of an expression that controls one. */
  private boolean isAt(Location location, WitnessSites.Site target) {
    SourceTokens source = task.sites().sources().get(target.source());
    Optional<Integer> token = source.at(location);
    if (token.isEmpty()) {
      return false;
    }
    List<Integer> starts = new ArrayList<>(List.of(token.get()));
    Optional<StatementSpan> statement = source.statement(token.get());
    statement.ifPresent(
        s -> {
          starts.add(s.start());
          if (s.hasCondition()) {
            starts.add(source.expressionStart(s, token.get()));
          }
        });
    return starts.contains(target.token());
  }

  /** Whether the values of the waypoints alone lead to the target. */
  private boolean isRunInto(Program program, List<Property> targets) {
    for (RunOptions.MathError error : RunOptions.MathError.values()) {
      RunOptions options =
          RunOptions.replay(GuidedInputs.of(sequence, task.sites()), targets::contains)
              .withInvalidAccess(RunOptions.InvalidAccess.TELLS_NOTHING)
              .withMathError(error)
              .withStepLimit(ValidationTuning.RUN_STEPS);
      if (new Interpreter(program).run(options).violations().isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** Of the executions that do not end, one must come back to a state after a whole cycle. */
  private WitnessJudgement endless(CProgram woven) {
    int line = sequence.segments().getLast().last().line();
    if (isRunForEver(woven)) {
      return new WitnessJudgement.Confirmed("a run that follows it comes back to a state");
    }
    Results results = task.verify(woven.with(woven.lowered(), task.options()));
    return switch (results.overall()) {
      case SUCCESSFUL ->
          new WitnessJudgement.Rejected("every execution that follows it ends", line);
      case INCONCLUSIVE ->
          new WitnessJudgement.Unknown(
              "no execution that follows it for ever was found, nor was that excluded", line);
      case FAILED ->
          results.summary().verdicts().values().stream().anyMatch(ViolationValidation::cycles)
              ? new WitnessJudgement.Confirmed("an execution that follows it comes back to a state")
              : new WitnessJudgement.Unknown(
                  "an execution does not end, but may not pass the cycle again and again", line);
    };
  }

  /** Whether the values of the waypoints alone lead round and round. */
  private boolean isRunForEver(CProgram woven) {
    Options checked = task.options().with(Options.Engine.SCHEDULE).checking(WitnessTask.UNDEFINED);
    List<GuidedInputs> runs = new ArrayList<>();
    Optional<Lasso> lasso =
        LassoRuns.follow(
            woven.with(woven.lowered(), checked).program(),
            () -> {
              runs.add(GuidedInputs.of(sequence, task.sites()));
              return runs.getLast();
            },
            () -> false);
    return lasso.filter(ViolationValidation::cycles).isPresent()
        && runs.stream().noneMatch(GuidedInputs::metUndefined);
  }

  private static boolean cycles(Verdict verdict) {
    return verdict instanceof Verdict.Refuted(Counterexample c)
        && c.ending() instanceof Counterexample.Cycle(Lasso lasso)
        && cycles(lasso);
  }

  private static boolean cycles(Lasso lasso) {
    return lasso.round().stream().anyMatch(e -> e.written().place().equals(WovenNames.LAP));
  }
}
