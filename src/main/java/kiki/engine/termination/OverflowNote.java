// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.util.Map;
import java.util.Optional;
import kiki.engine.session.Goals;
import kiki.engine.session.Session;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.term.Term;

/**
 * Explains a missing answer by signed overflow: whether executions that overflow end is not
 * evidence, since they are undefined.
 */
final class OverflowNote {
  private volatile Optional<Property> reachable = Optional.empty();
  private final Program program;

  /**
   * @param program with checks for overflow
   */
  OverflowNote(Program program) {
    this.program = program;
  }

  /** Looks for an execution from the start that overflows, unless one is known. */
  void look(Session session) {
    if (reachable.isPresent()) {
      return;
    }
    Map<Property, Term> overflows = new Goals(session.ssa()).violations();
    overflows.keySet().removeIf(p -> p.kind() != Property.Kind.OVERFLOW);
    if (session.checkFromStart(session.terms().or(overflows.values())) == Answer.SAT) {
      reachable =
          overflows.entrySet().stream()
              .filter(e -> session.solver().holds(e.getValue()))
              .map(Map.Entry::getKey)
              .findFirst();
    }
  }

  /** Empty if nothing can overflow. */
  String text() {
    if (reachable.isPresent()) {
      Property p = reachable.get();
      return "; no answer depends on the %s (line %d), which is possible"
          .formatted(p.description(), p.location().line());
    }
    return hasChecks() ? "; no answer depends on signed overflow, which is not excluded" : "";
  }

  private boolean hasChecks() {
    return program.functions().values().stream()
        .flatMap(f -> f.body().stream())
        .anyMatch(
            i ->
                i instanceof Instruction.Assert a && a.property().kind() == Property.Kind.OVERFLOW);
  }
}
