// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.domain.shape.LoopShape.Pair;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
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
 * Names the variables of loops for templates, the same in all engines of a run, so that invariants
 * found by one mean something to the others.
 */
public final class VariableRegistry {
  /** What templates can say of pointers. */
  public enum Pointers {
    /** That they are equal. */
    WHOLE,
    /** Also how their offsets relate, which are integers. */
    WITH_OFFSETS
  }

  private final Pointers pointers;
  private final Map<Integer, Map<StateComponent, Variable>> loops = new LinkedHashMap<>();
  private final Map<Integer, Set<Variable>> identities = new LinkedHashMap<>();

  public VariableRegistry() {
    this(Pointers.WHOLE);
  }

  public VariableRegistry(Pointers pointers) {
    this.pointers = pointers;
  }

  /**
   * The same variables for another form of the program.
   *
   * @param numbers of loops there, by those here; of others nothing is known there
   * @param names of variables there, by those here
   */
  public synchronized VariableRegistry renamed(
      Map<Integer, Integer> numbers, UnaryOperator<SsaVariable> names) {
    VariableRegistry renamed = new VariableRegistry(pointers);
    numbers.forEach(
        (from, to) -> {
          Map<StateComponent, Variable> parts = new LinkedHashMap<>();
          loops
              .getOrDefault(from, Map.of())
              .forEach((part, variable) -> parts.put(part.renamed(names), variable));
          renamed.loops.put(to, parts);
          renamed.identities.put(to, new HashSet<>(identities.getOrDefault(from, Set.of())));
        });
    return renamed;
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
  public synchronized List<Variable> old(LoopView loop) {
    Set<Variable> result = new LinkedHashSet<>();
    for (LoopInstance instance : loop.instances()) {
      if (!instance.enclosing().isEmpty()) {
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
  public synchronized Set<Pair> entered(LoopView loop, LoopInstance instance) {
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
  public synchronized Set<Pair> bases(LoopView loop, LoopInstance instance) {
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
    return Pair.of(
        named(loop, now, type, origin), named(loop, entered, type, Variable.Origin.GHOST));
  }

  private synchronized List<Variable> named(LoopView loop, Collection<SsaVariable> variables) {
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
  public synchronized Variable named(
      LoopView loop, StateComponent part, CType type, Variable.Origin origin) {
    Map<StateComponent, Variable> known =
        loops.computeIfAbsent(loop.number(), _ -> new LinkedHashMap<>());
    int next = known.size();
    boolean own = part.variable().isInternal();
    Variable.Origin shown = own ? Variable.Origin.GHOST : origin;
    Variable variable =
        known.computeIfAbsent(part, _ -> new Variable(next, type, part.text(), shown));
    if (part.numbersObjects()) {
      identities.computeIfAbsent(loop.number(), _ -> new HashSet<>()).add(variable);
    }
    return variable;
  }

  /**
   * Whether the variable of a loop says which object is meant. The object of an iteration has
   * another number in the next, so these can be compared with each other, but not be bounded.
   */
  public synchronized boolean numbersObjects(int loop, Variable variable) {
    return identities.getOrDefault(loop, Set.of()).contains(variable);
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
  public synchronized State state(Terms terms, LoopInstance instance, LoopInstance.Point point) {
    return new State(values(terms, new Snapshot(instance, point)));
  }

  /** As {@link #state}, with what is known of the place of a family at some indices. */
  public synchronized State state(
      Terms terms, Snapshot snapshot, IndexedRegion family, List<Term> indices) {
    Map<Variable, Term> values = values(terms, snapshot);
    Set<Variable> members = new LinkedHashSet<>();
    named(snapshot)
        .forEach(
            (part, named) -> {
              if (part.region().filter(family::equals).isPresent()) {
                part.read(terms, snapshot, indices)
                    .filter(value -> fits(named, value))
                    .ifPresent(
                        value -> {
                          values.put(named, value);
                          members.add(named);
                        });
              }
            });
    return new State(values, members);
  }

  private Map<StateComponent, Variable> named(Snapshot snapshot) {
    return loops.getOrDefault(snapshot.instance().loop().number(), Map.of());
  }

  private Map<Variable, Term> values(Terms terms, Snapshot snapshot) {
    Map<Variable, Term> values = new LinkedHashMap<>();
    named(snapshot)
        .forEach(
            (part, named) -> {
              if (!part.isIndexed()) {
                part.read(terms, snapshot, List.of())
                    .filter(value -> fits(named, value))
                    .ifPresent(value -> values.put(named, value));
              }
            });
    return values;
  }

  /** Whether a value is one of the variable: objects are told apart otherwise in other forms. */
  private static boolean fits(Variable variable, Term value) {
    return !variable.isPosition() || value.width() == ((IntType) variable.type()).width();
  }

  /** The part of the memory that a variable of the loop is. */
  public synchronized Optional<StateComponent> part(LoopView loop, Variable variable) {
    return loops.getOrDefault(loop.number(), Map.of()).entrySet().stream()
        .filter(e -> e.getValue().equals(variable))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Says which objects or elements are meant where some variables are spoken of. */
  public String scope(LoopView loop, List<Variable> variables) {
    return families(loop, new LinkedHashSet<>(variables)).stream()
        .map(IndexedRegion::scope)
        .collect(Collectors.joining());
  }

  /** The families of places that some of the variables are in. */
  public synchronized Set<IndexedRegion> families(LoopView loop, Set<Variable> among) {
    Set<IndexedRegion> found = new LinkedHashSet<>();
    loops
        .getOrDefault(loop.number(), Map.of())
        .forEach(
            (part, variable) -> {
              if (among.contains(variable)) {
                part.region().ifPresent(found::add);
              }
            });
    return found;
  }

  /** The elements of a segment that the loop's variables are. */
  public synchronized List<ValuePlace.Element> elements(LoopView loop, ArraySegment segment) {
    List<ValuePlace.Element> found = new ArrayList<>();
    for (StateComponent part : loops.getOrDefault(loop.number(), Map.of()).keySet()) {
      if (part.place() instanceof ValuePlace.Element element && element.segment().equals(segment)) {
        found.add(element);
      }
    }
    return found;
  }

  /** Whether templates can speak of it: a scalar that a programmer would recognise. */
  public boolean isNameable(SsaVariable variable) {
    if (variable.isTemporary() || variable.role() != SsaVariable.Role.PART) {
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
