package kiki.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** The variables that the loop changes and templates can speak of. */
  List<Variable> variables(LoopView loop) {
    return named(loop, loop.variables());
  }

  /** Variables that the loop does not change but templates shall speak of. */
  List<Variable> parameters(LoopView loop, Collection<SsaVariable> unchanged) {
    return named(loop, unchanged);
  }

  private synchronized List<Variable> named(LoopView loop, Collection<SsaVariable> variables) {
    Map<SsaVariable, Variable> known =
        loops.computeIfAbsent(loop.number(), _ -> new LinkedHashMap<>());
    List<Variable> result = new ArrayList<>();
    for (SsaVariable variable : variables) {
      if (isNameable(variable)) {
        int next = known.size();
        result.add(known.computeIfAbsent(variable, v -> new Variable(next, v.type(), v.text())));
      }
    }
    return result;
  }

  /** The state at a point of an instance: all variables of the loop named so far. */
  synchronized State state(LoopInstance instance, LoopInstance.Point point) {
    Map<SsaVariable, Term> unchanged = instance.unchanged();
    Map<Variable, Term> values = new LinkedHashMap<>();
    loops
        .getOrDefault(instance.loop().number(), Map.of())
        .forEach(
            (variable, named) -> {
              Term value = point.values().getOrDefault(variable, unchanged.get(variable));
              if (value != null) {
                values.put(named, value);
              }
            });
    return new State(values);
  }

  /** Whether templates can speak of it: a scalar that a programmer would recognise. */
  boolean isNameable(SsaVariable variable) {
    if (variable.isTemporary()) {
      return false;
    }
    return switch (variable.kind()) {
      case NUMERIC, BOOL -> variable.type() instanceof IntType;
      case FLOAT -> variable.type() instanceof FloatType;
      case POINTER -> variable.type() instanceof PointerType;
      case ARRAY, BYTES -> false;
    };
  }
}
