// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Verdict;
import kiki.program.Expr;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.ssa.form.TraceStep;
import kiki.util.Location;

/**
 * Through which calls an execution gets to a place, outermost function first. A person knows the
 * functions he wrote; where the place is in a model of a library function, {@link #own} is the call
 * that leads into the library.
 */
record CallPath(List<Frame> frames) {
  /** An activation and where in the function it is. */
  record Frame(String function, Location location) {
    @Override
    public String toString() {
      return location.line() == 0 || location.isLibrary()
          ? function
          : "%s (%s:%d)".formatted(function, location.file(), location.line());
    }
  }

  CallPath {
    frames = List.copyOf(frames);
  }

  static CallPath of(TraceStep step) {
    List<Frame> frames = new ArrayList<>();
    List<Instruction.Call> calls = step.callStack();
    for (int i = 0; i < calls.size(); i++) {
      boolean isLast = i == calls.size() - 1;
      Location at = isLast ? step.instruction().location() : calls.get(i + 1).location();
      frames.add(new Frame(callee(calls.get(i)).orElse(step.function()), at));
    }
    if (frames.isEmpty()) {
      frames.add(new Frame(step.function(), step.instruction().location()));
    }
    return new CallPath(frames);
  }

  /** How the execution that refutes a property gets to where it fails. */
  static CallPath of(Property property, Counterexample counterexample) {
    return counterexample.steps().reversed().stream()
        .map(Counterexample.Step::step)
        .filter(s -> checks(s, property))
        .findFirst()
        .map(CallPath::of)
        .orElse(of(property));
  }

  /** What is known of the place without an execution. */
  static CallPath of(Property property, Verdict verdict) {
    return switch (verdict) {
      case Verdict.Refuted(Counterexample c) -> of(property, c);
      case Verdict.Proved _, Verdict.Unknown _ -> of(property);
    };
  }

  private static CallPath of(Property property) {
    return new CallPath(List.of(new Frame(property.function(), property.location())));
  }

  private static boolean checks(TraceStep step, Property property) {
    return step.instruction() instanceof Instruction.Assert a && a.property().equals(property);
  }

  private static Optional<String> callee(Instruction.Call call) {
    return call.function() instanceof Expr.AddressOf(Expr.Variable(Symbol symbol), var type)
        ? Optional.of(symbol.name())
        : Optional.empty();
  }

  /** The innermost place that is not in the library, or else the place itself. */
  Frame own() {
    return frames.reversed().stream()
        .filter(f -> !f.location().isLibrary() && f.location().line() > 0)
        .findFirst()
        .orElse(frames.getLast());
  }

  /** The library function that was called from {@link #own}, if the place is in it. */
  Optional<String> library() {
    int own = frames.indexOf(own());
    return own + 1 < frames.size() && frames.get(own + 1).location().isLibrary()
        ? Optional.of(frames.get(own + 1).function())
        : Optional.empty();
  }

  /** Whether there is more to say than the place itself. */
  boolean isLong() {
    return frames.size() > 1;
  }

  @Override
  public String toString() {
    return String.join(" -> ", frames.stream().map(Frame::toString).toList());
  }
}
