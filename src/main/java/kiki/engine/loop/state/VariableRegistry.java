// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.domain.shape.LoopShape.Pair;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.engine.result.InvariantLayer;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.SsaVariable;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.CoreOperator;

/**
 * The variables of loops that one engine speaks of. What a variable is does not depend on who names
 * it, so that invariants mean the same to all engines; which ones there are is each engine's own
 * affair, so that none depends on what others have asked before.
 */
public final class VariableRegistry {
  /** What templates can say of pointers. */
  public enum Pointers {
    /** That they are equal. */
    WHOLE,
    /** Also how their offsets relate, which are integers. */
    WITH_OFFSETS
  }

  private static final Set<SsaVariable.Role> NAMEABLE =
      EnumSet.of(SsaVariable.Role.PART, SsaVariable.Role.CALLED, SsaVariable.Role.RESULT);

  /**
   * A variable in the form of the program that the engine works on.
   *
   * @param part what it is of the memory there
   */
  private record Known(Variable variable, StateComponent part) {}

  private final Pointers pointers;
  private final FormNames names;
  private final Map<Integer, Map<Variable, Known>> loops = new LinkedHashMap<>();

  public VariableRegistry(Pointers pointers) {
    this(pointers, FormNames.SAME);
  }

  private VariableRegistry(Pointers pointers, FormNames names) {
    this.pointers = pointers;
    this.names = names;
  }

  /**
   * What invariants speak of that were found in another form of the program.
   *
   * @param names of this form, by those of the other
   */
  public static VariableRegistry of(List<InvariantLayer> layers, FormNames names) {
    VariableRegistry registry = new VariableRegistry(Pointers.WITH_OFFSETS, names);
    layers.forEach(registry::admit);
    return registry;
  }

  /** Adds what invariants speak of. */
  public void admit(InvariantLayer layer) {
    layer
        .values()
        .forEach(
            (loop, value) -> value.template().rows().forEach(row -> admit(loop, row.variables())));
  }

  /** Adds variables of a loop that were named elsewhere. */
  public void admit(int loop, Collection<Variable> variables) {
    Map<Variable, Known> known = loops.computeIfAbsent(loop, _ -> new LinkedHashMap<>());
    for (Variable variable : variables) {
      if (variable.identity() instanceof StateComponent part) {
        known.computeIfAbsent(variable, v -> new Known(v, part.renamed(names)));
      }
    }
  }

  /** The variables that the loop changes and templates can speak of. */
  public List<Variable> variables(LoopView loop) {
    return named(loop, loop.variables());
  }

  /** Variables that the loop does not change but templates shall speak of. */
  public List<Variable> parameters(LoopView loop, Collection<SsaVariable> unchanged) {
    return named(loop, unchanged);
  }

  /**
   * What variables were at the head of the enclosing loop in its current iteration. The loop does
   * not change that, but what it does to the enclosing loop is said relative to it.
   */
  public List<Variable> old(LoopView loop) {
    Set<Variable> result = new LinkedHashSet<>();
    for (LoopInstance instance : loop.instances()) {
      if (loop.kind() == LoopView.Kind.LOOP && !instance.enclosing().isEmpty()) {
        for (SsaVariable v : instance.enclosing().getLast().loop().loop().variables()) {
          if (isNameable(v) && v.type() instanceof IntType && result.size() < StateTuning.MAX_OLD) {
            StateComponent part = StateComponent.of(new ValuePlace.AtOuterHead(v));
            result.add(named(loop, part, v.type(), Variable.Origin.PROGRAM));
          }
        }
      }
    }
    return List.copyOf(result);
  }

  /**
   * The integers that the loop changes, each with what it was where the loop is entered, unless
   * that is a constant.
   */
  public Set<Pair> entered(LoopView loop, LoopInstance instance) {
    Set<Pair> pairs = new LinkedHashSet<>();
    instance
        .entry()
        .values()
        .forEach(
            (v, value) -> {
              if (isNameable(v)
                  && !(value instanceof Constant)
                  && pairs.size() < StateTuning.MAX_ENTERED) {
                if (v.type() instanceof IntType) {
                  pairs.add(withEntered(loop, v, StateComponent.Plain.WHOLE, v.type()));
                } else if (hasOffset(loop, v)) {
                  offsetType(loop, v)
                      .map(t -> withEntered(loop, v, StateComponent.Plain.OFFSET, t))
                      .ifPresent(pairs::add);
                }
              }
            });
    return pairs;
  }

  /** Which objects the pointers that the loop moves point to, each with that at its entry. */
  public Set<Pair> bases(LoopView loop, LoopInstance instance) {
    Set<Pair> pairs = new LinkedHashSet<>();
    instance
        .entry()
        .values()
        .forEach(
            (v, value) -> {
              if (isNameable(v) && hasOffset(loop, v) && pairs.size() < StateTuning.MAX_BASES) {
                int width = value.width() - PointerParts.offsetWidth(value.width());
                IntType type = new IntType(IntType.Kind.BITVECTOR, width, IntType.Sign.UNSIGNED);
                pairs.add(withEntered(loop, v, StateComponent.Plain.BASE, type));
              }
            });
    return pairs;
  }

  /** What of a variable, and the same where the loop was entered. */
  private Pair withEntered(LoopView loop, SsaVariable v, StateComponent.Plain what, CType type) {
    Variable.Origin origin =
        what == StateComponent.Plain.BASE ? Variable.Origin.GHOST : Variable.Origin.PROGRAM;
    StateComponent now = new StateComponent(new ValuePlace.Now(v), what);
    StateComponent entered = new StateComponent(new ValuePlace.AtEntry(v), what);
    return new Pair(
        named(loop, now, type, origin), named(loop, entered, type, Variable.Origin.GHOST));
  }

  private List<Variable> named(LoopView loop, Collection<SsaVariable> variables) {
    List<Variable> result = new ArrayList<>();
    for (SsaVariable variable : variables) {
      if (isNameable(variable)) {
        StateComponent whole = StateComponent.of(variable);
        result.add(named(loop, whole, variable.type(), Variable.Origin.PROGRAM));
      }
    }
    for (SsaVariable variable : variables) {
      if (isNameable(variable) && hasOffset(loop, variable)) {
        StateComponent offset =
            new StateComponent(new ValuePlace.Now(variable), StateComponent.Plain.OFFSET);
        offsetType(loop, variable)
            .ifPresent(type -> result.add(named(loop, offset, type, Variable.Origin.PROGRAM)));
      }
    }
    return result;
  }

  /** The variable of a loop that a part of the memory is. */
  public Variable named(LoopView loop, StateComponent part, CType type, Variable.Origin origin) {
    boolean own = part.variable().isAdded();
    Variable variable = Variable.of(part, type, own ? Variable.Origin.GHOST : origin);
    return loops
        .computeIfAbsent(loop.number(), _ -> new LinkedHashMap<>())
        .computeIfAbsent(variable, v -> new Known(v, part))
        .variable();
  }

  /** Pointers to structures mostly point to their start: only where they are moved is it of use. */
  private boolean hasOffset(LoopView loop, SsaVariable variable) {
    return pointers == Pointers.WITH_OFFSETS
        && variable.kind() == SsaVariable.Kind.POINTER
        && (variable.type() instanceof PointerType p && p.target().isScalar()
            || isMoved(loop, variable));
  }

  private static boolean isMoved(LoopView loop, SsaVariable variable) {
    return loop.instances().stream()
        .flatMap(i -> i.backEdges().stream())
        .map(point -> point.values().get(variable))
        .anyMatch(value -> value != null && isMoved(value));
  }

  /** Whether in a case of the value the offset, its lowest part, is a sum. */
  private static boolean isMoved(Term value) {
    Deque<Term> work = new ArrayDeque<>(List.of(value));
    Set<Term> seen = new HashSet<>(work);
    while (!work.isEmpty()) {
      Term term = work.pop();
      if (term instanceof Application a) {
        if (a.operator() == CoreOperator.CONCAT && isSum(a.argument(1))) {
          return true;
        }
        for (int i = 1; a.operator() == CoreOperator.ITE && i <= 2; i++) {
          if (seen.add(a.argument(i))) {
            work.push(a.argument(i));
          }
        }
      }
    }
    return false;
  }

  private static boolean isSum(Term offset) {
    return offset.is(CoreOperator.ADD);
  }

  private static Optional<IntType> offsetType(LoopView loop, SsaVariable variable) {
    for (LoopInstance instance : loop.instances()) {
      Term value =
          instance.entry().values().getOrDefault(variable, instance.unchanged().get(variable));
      if (value != null) {
        return Optional.of(
            PointerParts.offsetWidth(value.width()) == IntType.INT.width()
                ? IntType.INT
                : IntType.LONG_LONG);
      }
    }
    return Optional.empty();
  }

  /** The state at a point of an instance: all variables of the loop named so far. */
  public State state(Terms terms, LoopInstance instance, LoopInstance.Point point) {
    return new State(values(terms, new Snapshot(instance, point)));
  }

  /** As {@link #state}, with what is known of the place of a family at some indices. */
  public State state(Terms terms, Snapshot snapshot, IndexedRegion family, List<Term> indices) {
    Map<Variable, Term> values = values(terms, snapshot);
    Set<Variable> members = new LinkedHashSet<>();
    for (Known known : known(snapshot.instance().loop())) {
      if (known.part().region().filter(family::equals).isPresent()) {
        known
            .part()
            .read(terms, snapshot, indices)
            .filter(value -> fits(known.variable(), value))
            .ifPresent(
                value -> {
                  values.put(known.variable(), value);
                  members.add(known.variable());
                });
      }
    }
    return new State(values, members);
  }

  private Collection<Known> known(LoopView loop) {
    return loops.getOrDefault(loop.number(), Map.of()).values();
  }

  private Map<Variable, Term> values(Terms terms, Snapshot snapshot) {
    Map<Variable, Term> values = new LinkedHashMap<>();
    for (Known known : known(snapshot.instance().loop())) {
      if (!known.part().isIndexed()) {
        known
            .part()
            .read(terms, snapshot, List.of())
            .filter(value -> fits(known.variable(), value))
            .ifPresent(value -> values.put(known.variable(), value));
      }
    }
    return values;
  }

  /** Whether a value is one of the variable: objects are told apart otherwise in other forms. */
  private static boolean fits(Variable variable, Term value) {
    return !variable.isPosition() || value.width() == ((IntType) variable.type()).width();
  }

  /** The part of the memory that a variable of the loop is. */
  public Optional<StateComponent> part(LoopView loop, Variable variable) {
    return Optional.ofNullable(loops.getOrDefault(loop.number(), Map.of()).get(variable))
        .map(Known::part);
  }

  /** Says which objects or elements are meant where some variables are spoken of. */
  public String scope(LoopView loop, List<Variable> variables) {
    return families(loop, new LinkedHashSet<>(variables)).stream()
        .map(IndexedRegion::scope)
        .collect(Collectors.joining());
  }

  /** The families of places that some of the variables are in. */
  public Set<IndexedRegion> families(LoopView loop, Set<Variable> among) {
    Set<IndexedRegion> found = new LinkedHashSet<>();
    for (Known known : known(loop)) {
      if (among.contains(known.variable())) {
        known.part().region().ifPresent(found::add);
      }
    }
    return found;
  }

  /** The elements of a segment that the loop's variables are. */
  public List<ValuePlace.Element> elements(LoopView loop, ArraySegment segment) {
    List<ValuePlace.Element> found = new ArrayList<>();
    for (Known known : known(loop)) {
      if (known.part().place() instanceof ValuePlace.Element element
          && element.segment().equals(segment)) {
        found.add(element);
      }
    }
    return found;
  }

  /** The elements that iterations of a grid access, as far as the loop's variables are such. */
  public List<ValuePlace.Visited> visits(LoopView loop, IterationGrid grid) {
    List<ValuePlace.Visited> found = new ArrayList<>();
    for (Known known : known(loop)) {
      if (known.part().place() instanceof ValuePlace.Visited visited
          && visited.grid().equals(grid)) {
        found.add(visited);
      }
    }
    return found;
  }

  /** Whether templates can speak of it: a scalar that a programmer would recognise. */
  public boolean isNameable(SsaVariable variable) {
    if (variable.isTemporary() || !NAMEABLE.contains(variable.role())) {
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
