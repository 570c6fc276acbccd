// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.pointer.PointsTo;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.SsaOptions;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/** What all parts of one symbolic execution share: names, objects, constraints. */
public final class ExecutionContext {
  private final Terms terms;
  private final Layout layout;
  private final PointsTo pointsTo;
  private final PoolPlan plan;
  private final ObjectShapes shapes;
  private final Memory memory;
  private final Pointers pointers;
  private final PointerTargets candidates;
  private final Indices indices;
  private final Map<Symbol, ObjectInstance> statics = new LinkedHashMap<>();
  private final Constraints constraints;
  private final PointedObjects pointed;
  private final Map<Term, Content> symbols = new LinkedHashMap<>();
  private Activation frame;

  private ExecutionContext(
      Terms terms,
      Layout layout,
      PointsTo pointsTo,
      SsaOptions options,
      PoolPlan plan,
      int indexWidth) {
    this.terms = terms;
    this.layout = layout;
    this.pointsTo = pointsTo;
    this.plan = plan;
    this.pointers = new Pointers(terms, layout.pointerWidth(), indexWidth);
    this.shapes = new ObjectShapes(layout, options.flattenedParts(), pointers.width());
    this.memory = new Memory(terms, layout, shapes, pointsTo, indexWidth);
    this.constraints = new Constraints(terms);
    this.pointed = new PointedObjects(pointsTo, memory, shapes, this);
    this.candidates = new PointerTargets(terms, memory, pointers, pointed::everything);
    this.indices = new Indices(this);
  }

  public static ExecutionContext of(
      Terms terms, Layout layout, PointsTo pointsTo, SsaOptions options, PoolPlan plan) {
    int indexWidth = plan.groups().isEmpty() ? 0 : indexWidth(options.positions());
    return new ExecutionContext(terms, layout, pointsTo, options, plan, indexWidth);
  }

  private static int indexWidth(SsaOptions.Positions positions) {
    return switch (positions) {
      case COMPARED -> PointerParts.COMPARED_INDEX_WIDTH;
      case COUNTED -> PointerParts.COUNTED_INDEX_WIDTH;
    };
  }

  public Terms terms() {
    return terms;
  }

  public Layout layout() {
    return layout;
  }

  public PointsTo pointsTo() {
    return pointsTo;
  }

  public PoolPlan plan() {
    return plan;
  }

  public ObjectShapes shapes() {
    return shapes;
  }

  public Memory memory() {
    return memory;
  }

  public Pointers pointers() {
    return pointers;
  }

  public PointerTargets candidates() {
    return candidates;
  }

  public Indices indices() {
    return indices;
  }

  public Constraints constraints() {
    return constraints;
  }

  public PointedObjects pointed() {
    return pointed;
  }

  /** The activation being executed. */
  public Activation frame() {
    return frame;
  }

  public void enter(Activation other) {
    frame = other;
  }

  /** Where the value of a symbol comes from. */
  public enum Content {
    /** It lies in a new object, and nobody put it there. */
    NEW,
    /** An input. */
    GIVEN,
    OPEN
  }

  public void setContent(Term symbol, Content content) {
    symbols.put(symbol, content);
  }

  public Content content(Term symbol) {
    return symbols.getOrDefault(symbol, Content.OPEN);
  }

  public Term fresh(String name, Sort sort) {
    return terms.fresh(name, sort);
  }

  /** True, but open where there are heap objects that are not represented. */
  public Term unlessSummarized(String name) {
    Term summarized = memory.isSummarized();
    return summarized == terms.falseTerm()
        ? terms.trueTerm()
        : terms.implies(summarized, fresh(name, Sort.BOOL));
  }

  /**
   * The variable that a cell is, unless another execution of the program may number it otherwise.
   */
  public Optional<SsaVariable> variable(int cell) {
    Cell where = memory.cell(cell);
    if (!where.object().isAlone()) {
      return Optional.of(where.object().poolVariable(where));
    }
    return where instanceof Cell.Value(ObjectInstance object, Leaf leaf)
            && !plan.isRenumbered(object.site())
        ? Optional.of(object.variable(leaf))
        : Optional.empty();
  }

  /** Whether objects of loops are made in pools. */
  public boolean hasPools() {
    return !plan.groups().isEmpty();
  }

  /** The object of a variable in the current activation. */
  public ObjectInstance object(Symbol symbol) {
    return symbol.isStatic() || symbol.isFunction()
        ? statics.computeIfAbsent(symbol, s -> memory.variable(s, 0))
        : frame.local(memory, symbol);
  }

  /** An unconstrained value of a leaf; pointers can only be what the points-to analysis allows. */
  public Term fresh(String kind, ObjectInstance object, Leaf leaf) {
    Term symbol = terms.fresh(kind + ":" + object.name() + leaf.text(), leaf.sort());
    if (leaf.isPointer()) {
      candidates.register(symbol, pointed.origin(pointed.stored(object, leaf)));
    }
    if (object.number() == 0) {
      // A variable without address is checked by name, not by its value.
      setContent(symbol, Content.GIVEN);
    }
    return symbol;
  }

  /** As {@link #fresh(String, ObjectInstance, Leaf)}, and no other object number can be in it. */
  public Term freshBounded(String kind, ObjectInstance object, Leaf leaf) {
    Term symbol = fresh(kind, object, leaf);
    if (leaf.isPointer() && !leaf.isArray()) {
      bound(symbol);
    }
    return symbol;
  }

  /** An unconstrained value of a cell, of a sort that the state can hold. */
  public Term fresh(String kind, Cell cell) {
    return switch (cell) {
      case Cell.Count count -> terms.fresh(kind + ":count", count.sort());
      case Cell.Referrer referrer -> terms.fresh(kind + ":referrer", referrer.sort());
      case Cell.Alive alive -> terms.fresh(kind + ":alive", alive.sort());
      case Cell.Value(ObjectInstance object, Leaf leaf) when object.isAlone() ->
          fresh(kind, object, leaf);
      case Cell.Value(ObjectInstance object, Leaf leaf) -> {
        Term symbol = terms.fresh(kind + ":" + object.name() + leaf.text(), cell.sort());
        if (leaf.isPointer()) {
          candidates.register(symbol, pointed.origin(pointed.stored(object, leaf)));
        }
        yield symbol;
      }
    };
  }

  /** As {@link #fresh(String, Cell)}, and no other object number can be in it. */
  public Term freshBounded(String kind, Cell cell) {
    if (cell instanceof Cell.Value(ObjectInstance object, Leaf leaf) && object.isAlone()) {
      return freshBounded(kind, object, leaf);
    }
    Term symbol = fresh(kind, cell);
    if (cell instanceof Cell.Value(_, Leaf leaf) && leaf.isPointer()) {
      indices.complete(symbol);
    }
    return symbol;
  }

  private void requireCanonical(Term pointer) {
    if (!memory.pools().isEmpty()) {
      constraints.require(indices.isCanonical(pointer));
    }
  }

  /** Restricts a pointer symbol to its candidates and the numbers of no object. */
  void bound(Term pointer) {
    Term number = pointers.numberOf(pointer);
    List<Term> choices = new ArrayList<>();
    choices.add(terms.equal(number, pointers.number(0)));
    choices.add(terms.ule(pointers.number(Pointers.DEAD), number));
    candidates.of(pointer).stream()
        .forEach(n -> choices.add(terms.equal(number, pointers.number(n))));
    constraints.require(terms.or(choices));
    requireCanonical(pointer);
  }
}
