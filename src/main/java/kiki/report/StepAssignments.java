// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.engine.result.Counterexample;
import kiki.pointer.MemoryObject;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Instruction;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Value;

/** What a step of a counterexample assigns, as far as it means something to the user. */
final class StepAssignments {
  private static final int LONGEST = 118;

  private StepAssignments() {}

  /** A line for each place, or for a call of a library function one for its arguments. */
  static List<String> lines(Counterexample.Step s, ValuePrinter values) {
    List<String> lines = new ArrayList<>();
    if (isNoAssignment(s)) {
      return lines;
    }
    Map<String, String> places = places(s, values);
    Optional<String> called = libraryCall(s);
    if (called.isPresent()) {
      List<String> arguments = new ArrayList<>();
      places.forEach((place, value) -> arguments.add(place + "=" + value));
      return List.of(called.get() + "(" + String.join(", ", arguments) + ")");
    }
    places.forEach((place, value) -> lines.add(place + "=" + value));
    if (s.values().isEmpty()
        && s.step().instruction() instanceof Instruction.Assign(Expr target, Expr value, var at)
        && at.line() > 0
        && !isTemporary(target)) {
      String text = ExprPrinter.printLine(target) + "=" + ExprPrinter.printLine(value);
      lines.add(text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...");
    }
    return lines;
  }

  /** What a step in a library function writes outside of the function's own variables. */
  static Map<String, String> inLibrary(Counterexample.Step s, ValuePrinter values) {
    Map<String, String> places = new LinkedHashMap<>();
    if (!isNoAssignment(s)) {
      s.values()
          .forEach(
              (variable, value) -> {
                if (isShown(variable) && !isOfLibrary(variable)) {
                  places.put(variable.text(), values.print(variable, value));
                }
              });
    }
    return places;
  }

  private static Map<String, String> places(Counterexample.Step s, ValuePrinter values) {
    Map<String, String> places = new LinkedHashMap<>();
    for (Map.Entry<SsaVariable, Value> e : s.values().entrySet()) {
      if (isShown(e.getKey())) {
        places.put(e.getKey().text(), values.print(e.getKey(), e.getValue()));
      }
    }
    return places;
  }

  /** Their pointers are told of as what becomes of the heap. */
  static boolean isNoAssignment(Counterexample.Step s) {
    return s.step().instruction() instanceof Instruction.Assert
        || s.step().instruction() instanceof Instruction.Free;
  }

  static boolean isShown(SsaVariable variable) {
    return !variable.isTemporary() && !variable.isAdded();
  }

  static boolean isOfLibrary(SsaVariable variable) {
    return variable.object() instanceof MemoryObject.Named(Symbol symbol)
        && symbol.location().isLibrary();
  }

  private static Optional<String> libraryCall(Counterexample.Step s) {
    return s.step().instruction() instanceof Instruction.Call call
            && call.function() instanceof Expr.AddressOf(Expr.Variable(Symbol callee), var type)
            && s.values().keySet().stream().anyMatch(StepAssignments::isOfLibrary)
        ? Optional.of(callee.name())
        : Optional.empty();
  }

  /**
   * An array's elements have no value of their own in a step; the source text says what it does.
   */
  private static boolean isTemporary(Expr target) {
    return switch (target) {
      case Expr.Variable(Symbol symbol) -> symbol.storage() == Symbol.Storage.TEMPORARY;
      case Expr.Index(Expr array, Expr index) -> isTemporary(array);
      case Expr.Member(Expr base, var field) -> isTemporary(base);
      case Expr e -> false;
    };
  }
}
