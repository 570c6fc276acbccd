package kiki.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.domain.State;
import kiki.domain.Variable;
import kiki.ssa.Enclosing;
import kiki.ssa.LoopInstance;
import kiki.ssa.LoopView;
import kiki.ssa.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * Names the variables of loops for templates, the same in all engines of a run, so that invariants
 * found by one mean something to the others.
 */
public final class VariableRegistry {
  /** What templates can say of pointers. */
  enum Pointers {
    /** That they are equal. */
    WHOLE,
    /** Also how their offsets relate, which are integers. */
    WITH_OFFSETS
  }

  /**
   * The value of a variable, the offset in a pointer's value, or the value at the head of the
   * enclosing loop.
   */
  private record Part(SsaVariable variable, Aspect aspect) {
    enum Aspect {
      VALUE,
      OFFSET,
      OLD
    }
  }

  private static final int NUMBER_WIDTH = 16;
  private static final int MAX_OLD = 6;

  private final Pointers pointers;
  private final Map<Integer, Map<Part, Variable>> loops = new LinkedHashMap<>();

  public VariableRegistry() {
    this(Pointers.WHOLE);
  }

  VariableRegistry(Pointers pointers) {
    this.pointers = pointers;
  }

  /** The variables that the loop changes and templates can speak of. */
  List<Variable> variables(LoopView loop) {
    return named(loop, loop.variables());
  }

  /** Variables that the loop does not change but templates shall speak of. */
  List<Variable> parameters(LoopView loop, Collection<SsaVariable> unchanged) {
    return named(loop, unchanged);
  }

  /**
   * What variables were at the head of the enclosing loop in its current iteration. The loop does
   * not change that, but what it does to the enclosing loop is said relative to it.
   */
  synchronized List<Variable> old(LoopView loop) {
    Map<Part, Variable> known = loops.computeIfAbsent(loop.number(), _ -> new LinkedHashMap<>());
    Set<Variable> result = new LinkedHashSet<>();
    for (LoopInstance instance : loop.instances()) {
      if (!instance.enclosing().isEmpty()) {
        for (SsaVariable v : instance.enclosing().getLast().loop().loop().variables()) {
          if (isNameable(v) && v.type() instanceof IntType && result.size() < MAX_OLD) {
            Part part = new Part(v, Part.Aspect.OLD);
            result.add(named(known, part, v.type(), "old(" + v.text() + ")"));
          }
        }
      }
    }
    return List.copyOf(result);
  }

  private synchronized List<Variable> named(LoopView loop, Collection<SsaVariable> variables) {
    Map<Part, Variable> known = loops.computeIfAbsent(loop.number(), _ -> new LinkedHashMap<>());
    List<Variable> result = new ArrayList<>();
    for (SsaVariable variable : variables) {
      if (isNameable(variable)) {
        Part whole = new Part(variable, Part.Aspect.VALUE);
        result.add(named(known, whole, variable.type(), variable.text()));
      }
    }
    for (SsaVariable variable : variables) {
      if (isNameable(variable) && hasOffset(variable)) {
        Part offset = new Part(variable, Part.Aspect.OFFSET);
        offsetType(loop, variable)
            .ifPresent(
                type -> result.add(named(known, offset, type, "offset(" + variable.text() + ")")));
      }
    }
    return result;
  }

  private static Variable named(Map<Part, Variable> known, Part part, CType type, String text) {
    int next = known.size();
    return known.computeIfAbsent(part, _ -> new Variable(next, type, text));
  }

  private boolean hasOffset(SsaVariable variable) {
    return pointers == Pointers.WITH_OFFSETS && variable.kind() == SsaVariable.Kind.POINTER;
  }

  private static Optional<IntType> offsetType(LoopView loop, SsaVariable variable) {
    for (LoopInstance instance : loop.instances()) {
      Term value =
          instance.entry().values().getOrDefault(variable, instance.unchanged().get(variable));
      if (value != null) {
        return Optional.of(
            value.width() - NUMBER_WIDTH == IntType.INT.width() ? IntType.INT : IntType.LONG_LONG);
      }
    }
    return Optional.empty();
  }

  /** The state at a point of an instance: all variables of the loop named so far. */
  synchronized State state(Terms terms, LoopInstance instance, LoopInstance.Point point) {
    Map<SsaVariable, Term> unchanged = instance.unchanged();
    Map<Variable, Term> values = new LinkedHashMap<>();
    loops
        .getOrDefault(instance.loop().number(), Map.of())
        .forEach(
            (part, named) -> {
              SsaVariable variable = part.variable();
              Term value =
                  part.aspect() == Part.Aspect.OLD
                      ? old(terms, instance, variable)
                      : point.values().getOrDefault(variable, unchanged.get(variable));
              if (value != null) {
                values.put(named, read(terms, part, value));
              }
            });
    return new State(values);
  }

  /** Null if the enclosing loop does not have the variable. */
  private static Term old(Terms terms, LoopInstance instance, SsaVariable variable) {
    if (instance.enclosing().isEmpty()) {
      return null;
    }
    Enclosing around = instance.enclosing().getLast();
    LoopInstance loop = around.loop();
    if (around.copy() > 1) {
      return loop.backEdges().get(around.copy() - 2).values().get(variable);
    }
    Term entered = loop.entry().values().get(variable);
    Term arbitrary = loop.pre().map(p -> p.values().get(variable)).orElse(entered);
    return entered == null || arbitrary == null
        ? null
        : terms.ite(loop.loopSelect(), arbitrary, entered);
  }

  private static Term read(Terms terms, Part part, Term value) {
    return switch (part.aspect()) {
      case VALUE, OLD -> value;
      case OFFSET -> terms.extract(value, value.width() - NUMBER_WIDTH - 1, 0);
    };
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
