// SPDX-License-Identifier: Apache-2.0
package kiki.ssa;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import kiki.cfront.type.PointerType;
import kiki.interpret.Interpreter;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.ScriptedInput;
import kiki.interpret.input.ScriptedInputs;
import kiki.interpret.machine.RunOptions;
import kiki.interpret.machine.RunResult;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.Property;
import kiki.sat.CdclSolver;
import kiki.solver.Answer;
import kiki.solver.BitBlastingSolver;
import kiki.solver.Solver;
import kiki.ssa.execute.SymbolicSsa;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.CutCall;
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaOptions;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.form.UnsupportedInstance;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/** Plain bounded model checking and k-induction on the SSA form, to test it. */
public final class Verification {
  /** What is found out about a program. */
  enum Verdict {
    SAFE,
    VIOLATED,
    OPEN
  }

  private final Program program;
  private final Ssa ssa;
  private final Solver solver;

  private Verification(Program program, Ssa ssa) {
    this.program = program;
    this.ssa = ssa;
    this.solver =
        new BitBlastingSolver(ssa.terms(), new CdclSolver(), BitBlastingSolver.ModelCheck.ON);
    load();
  }

  public static Verification of(Program program, Ssa.Mode mode) {
    return at(1, program, mode);
  }

  static Verification at(int unwindings, Program program, Ssa.Mode mode) {
    Ssa ssa =
        SymbolicSsa.at(
            unwindings, new Terms(), program, PointsTo.analyze(program), SsaOptions.of(mode));
    return new Verification(program, ssa);
  }

  public Ssa ssa() {
    return ssa;
  }

  private void load() {
    ssa.takeConstraints().forEach(solver::require);
  }

  void unwind() {
    ssa.unwind();
    load();
  }

  public boolean isPossible(Term goal, Ssa.Mode from) {
    List<Term> assumptions = new ArrayList<>(ssa.closed());
    if (from == Ssa.Mode.FROM_START) {
      assumptions.addAll(ssa.fromStart());
    }
    assumptions.add(goal);
    Answer answer = solver.check(assumptions);
    if (answer == Answer.UNKNOWN) {
      throw new AssertionError("the solver gave up");
    }
    return answer == Answer.SAT;
  }

  /** Unwinds up to a bound; a counterexample must fail in the interpreter too. */
  static Verdict boundedModelChecking(Program program, int bound) {
    Verification v = of(program, Ssa.Mode.FROM_START);
    while (true) {
      if (v.refutes()) {
        return Verdict.VIOLATED;
      }
      if (!v.isPossible(v.ssa.needsMore(), Ssa.Mode.FROM_START)) {
        boolean reached = v.isPossible(v.unsupportedReached(), Ssa.Mode.FROM_START);
        return reached ? Verdict.OPEN : Verdict.SAFE;
      }
      if (v.ssa.unwindings() == bound) {
        return Verdict.OPEN;
      }
      v.unwind();
    }
  }

  /** k-induction without invariants. */
  static Verdict induction(Program program, int bound) {
    Verification v = of(program, Ssa.Mode.CUT);
    while (true) {
      if (v.refutes()) {
        return Verdict.VIOLATED;
      }
      if (!v.isPossible(v.wrongInWindow(), Ssa.Mode.CUT)) {
        return Verdict.SAFE;
      }
      if (v.ssa.unwindings() == bound) {
        return Verdict.OPEN;
      }
      v.unwind();
    }
  }

  private Term unsupportedReached() {
    return ssa.terms().or(ssa.unsupported().stream().map(UnsupportedInstance::guard).toList());
  }

  private Term wrongInWindow() {
    Terms terms = ssa.terms();
    List<Term> cases = new ArrayList<>();
    for (AssertionInstance a : ssa.assertions()) {
      cases.add(terms.and(a.violation(), ssa.window(a.enclosing())));
    }
    for (UnsupportedInstance u : ssa.unsupported()) {
      cases.add(terms.and(u.guard(), ssa.window(u.enclosing())));
    }
    for (CutCall c : ssa.cutCalls()) {
      cases.add(terms.and(c.guard(), ssa.window(c.enclosing())));
    }
    return terms.or(cases);
  }

  private boolean refutes() {
    for (AssertionInstance a : ssa.assertions()) {
      if (isPossible(a.violation(), Ssa.Mode.FROM_START)) {
        replay(a.property());
        return true;
      }
    }
    return false;
  }

  /** For each property whether an execution from the start violates it at the current k. */
  SortedMap<String, Boolean> violations(Ssa.Mode from) {
    Map<String, List<Term>> cases = new LinkedHashMap<>();
    Terms terms = ssa.terms();
    for (AssertionInstance a : ssa.assertions()) {
      Term goal =
          from == Ssa.Mode.CUT
              ? terms.and(a.violation(), ssa.window(a.enclosing()))
              : a.violation();
      cases.computeIfAbsent(a.property().name(), n -> new ArrayList<>()).add(goal);
    }
    SortedMap<String, Boolean> result = new TreeMap<>();
    cases.forEach((name, goals) -> result.put(name, isPossible(terms.or(goals), from)));
    result.put("needs more", isPossible(ssa.needsMore(), from));
    result.values().removeIf(possible -> !possible);
    return result;
  }

  private void replay(Property property) {
    List<ScriptedInput> script = new ArrayList<>();
    for (InputEvent e : ssa.inputs()) {
      if (solver.holds(e.guard())) {
        script.add(new ScriptedInput(e.instruction(), input(e)));
      }
    }
    RunOptions options =
        RunOptions.replay(new ScriptedInputs(script), property::equals).withStepLimit(1_000_000);
    RunResult result = new Interpreter(program).run(options);
    if (!result.violates(property)) {
      throw new AssertionError(
          "replay does not violate " + property + ": " + result + " with " + script);
    }
  }

  private InputValue input(InputEvent event) {
    List<InputValue.Part> parts = new ArrayList<>();
    InputValue only = null;
    for (var entry : event.values().entrySet()) {
      SsaVariable variable = entry.getKey();
      Value value = solver.value(entry.getValue());
      if (value instanceof Value.Array array) {
        parts.add(run(variable, array));
      } else {
        only = scalar(variable, value);
        parts.add(new InputValue.Leaf(variable.bitOffset(), variable.type(), only));
      }
    }
    return parts.size() == 1 && only != null ? only : new InputValue.Parts(parts);
  }

  private InputValue.Run run(SsaVariable variable, Value.Array array) {
    SortedMap<BigInteger, InputValue> elements = new TreeMap<>();
    array.elements().forEach((i, v) -> elements.put(i, scalar(variable, v)));
    return new InputValue.Run(
        variable.bitOffset() / 8,
        variable.dimensions().getFirst().stride(),
        variable.type(),
        scalar(variable, array.otherwise()),
        elements);
  }

  private InputValue scalar(SsaVariable variable, Value value) {
    return switch (value) {
      case Value.Bool b -> new InputValue.Int(b.isTrue() ? BigInteger.ONE : BigInteger.ZERO);
      case Value.Bits b when variable.type() instanceof PointerType -> pointer(b);
      case Value.Bits b -> new InputValue.Int(b.unsigned());
      case Value.Float f -> new InputValue.Float(f.number());
      case Value.Array a -> throw new AssertionError("an array in an array");
    };
  }

  private InputValue pointer(Value.Bits value) {
    long offset = ssa.objects().target(value).offset();
    InputValue.Pointee pointee =
        value.isZero() ? new InputValue.Pointee.Null() : new InputValue.Pointee.Invalid();
    return new InputValue.Pointer(pointee, offset);
  }
}
