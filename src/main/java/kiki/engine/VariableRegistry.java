package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.domain.State;
import kiki.domain.Variable;
import kiki.ssa.LoopInstance;
import kiki.ssa.LoopView;
import kiki.ssa.SsaVariable;
import kiki.term.Term;

/**
 * Names the variables of loops for templates, the same in all engines of a run, so that invariants
 * found by one mean something to the others.
 */
public final class VariableRegistry {
  private final Map<Integer, Map<SsaVariable, Variable>> loops = new LinkedHashMap<>();

  /** The variables that templates can speak of: scalars that a programmer would recognise. */
  List<Variable> variables(LoopView loop) {
    List<Variable> result = new ArrayList<>();
    for (SsaVariable variable : loop.variables()) {
      variable(loop, variable).ifPresent(result::add);
    }
    return result;
  }

  /** The state at a point of an instance of the loop. */
  State state(LoopView loop, LoopInstance.Point point) {
    Map<Variable, Term> values = new LinkedHashMap<>();
    point
        .values()
        .forEach(
            (variable, term) ->
                variable(loop, variable).ifPresent(named -> values.put(named, term)));
    return new State(values);
  }

  private synchronized Optional<Variable> variable(LoopView loop, SsaVariable variable) {
    if (variable.isTemporary() || !hasScalarSort(variable)) {
      return Optional.empty();
    }
    Map<SsaVariable, Variable> known =
        loops.computeIfAbsent(loop.number(), _ -> new LinkedHashMap<>());
    int next = known.size();
    return Optional.of(
        known.computeIfAbsent(variable, v -> new Variable(next, v.type(), v.text())));
  }

  private static boolean hasScalarSort(SsaVariable variable) {
    return switch (variable.kind()) {
      case NUMERIC, BOOL -> variable.type() instanceof IntType;
      case FLOAT -> variable.type() instanceof FloatType;
      case POINTER -> variable.type() instanceof PointerType;
      case ARRAY, BYTES -> false;
    };
  }
}
