// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.pointer.Place;
import kiki.pointer.PointsTo;
import kiki.ssa.form.PointerParts;
import kiki.ssa.form.Ssa;
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
  private final Map<MemoryObject, Set<Place>> contents = new LinkedHashMap<>();
  private final Map<MemoryObject, Set<Place>> anywhere = new LinkedHashMap<>();
  private final Set<Term> undefined = new LinkedHashSet<>();
  private final Set<Term> crashes = new LinkedHashSet<>();
  private final List<Term> constraints = new ArrayList<>();
  private final Map<Term, Content> symbols = new LinkedHashMap<>();
  private Activation frame;

  public ExecutionContext(
      Terms terms, Layout layout, PointsTo pointsTo, SsaOptions options, PoolPlan plan) {
    this.terms = terms;
    this.layout = layout;
    this.pointsTo = pointsTo;
    this.plan = plan;
    int indexWidth = plan.groups().isEmpty() ? 0 : indexWidth(options.positions());
    this.pointers = new Pointers(terms, layout.pointerWidth(), indexWidth);
    this.shapes = new ObjectShapes(layout, options.flattenedParts(), pointers.width());
    this.memory = new Memory(terms, layout, shapes, pointsTo, indexWidth);
    this.candidates = new PointerTargets(terms, memory, pointers, this::everything);
    this.indices = new Indices(this);
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

  /** Adds a permanent constraint. */
  public void require(Term constraint) {
    if (constraint != terms.trueTerm()) {
      constraints.add(constraint);
    }
  }

  public List<Term> takeConstraints() {
    List<Term> taken = List.copyOf(constraints);
    constraints.clear();
    return taken;
  }

  /** Notes executions that C gives no meaning; see {@link Ssa#undefined}. */
  void addUndefined(Term guard) {
    if (guard != terms.falseTerm()) {
      undefined.add(guard);
    }
  }

  /** That an operation without meaning is executed. */
  public Term undefined() {
    return terms.or(undefined);
  }

  /** Notes executions that end without meaning; see {@link Ssa#crashes}. */
  void addCrash(Term guard) {
    if (guard != terms.falseTerm()) {
      crashes.add(guard);
    }
  }

  /** That an operation is executed at which the program ends. */
  public Term crashes() {
    return terms.or(crashes);
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
    if (where.object().member() != null) {
      return Optional.of(where.object().poolVariable(where));
    }
    return where instanceof Cell.Value(ObjectInstance object, Leaf leaf)
            && !plan.isRenumbered(object.site())
        ? Optional.of(object.variable(leaf))
        : Optional.empty();
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
      candidates.register(symbol, origin(stored(object, leaf)));
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
      case Cell.Alive alive -> terms.fresh(kind + ":alive", alive.sort());
      case Cell.Value(ObjectInstance object, Leaf leaf) when object.member() == null ->
          fresh(kind, object, leaf);
      case Cell.Value(ObjectInstance object, Leaf leaf) -> {
        Term symbol = terms.fresh(kind + ":" + object.name() + leaf.text(), cell.sort());
        if (leaf.isPointer()) {
          candidates.register(symbol, origin(stored(object, leaf)));
        }
        yield symbol;
      }
    };
  }

  /** As {@link #fresh(String, Cell)}, and no other object number can be in it. */
  public Term freshBounded(String kind, Cell cell) {
    if (cell instanceof Cell.Value(ObjectInstance object, Leaf leaf) && object.member() == null) {
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
      require(indices.isCanonical(pointer));
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
    require(terms.or(choices));
    requireCanonical(pointer);
  }

  /** States what pointers in an object the analysis does not know may point to. */
  public void declareContents(MemoryObject object, Set<Place> places) {
    contents.put(object, places);
  }

  /** What the analysis knows of pointers stored in a leaf. */
  public Set<Place> stored(ObjectInstance object, Leaf leaf) {
    if (object.member() != null) {
      Set<Place> all = new LinkedHashSet<>();
      object
          .member()
          .pool()
          .sites()
          .forEach(s -> all.addAll(pointsTo.stored(s, leaf.foldedByte())));
      return all;
    }
    Set<Place> declared = contents.get(object.site());
    return declared != null ? declared : pointsTo.stored(object.site(), leaf.foldedByte());
  }

  /** The numbers of the objects that exist now at the given places. */
  public BitSet instances(Set<Place> places) {
    BitSet numbers = new BitSet();
    for (Place p : places) {
      instancesOf(p.object()).forEach(o -> numbers.set(o.number()));
    }
    numbers.clear(0);
    return numbers;
  }

  /** The objects of a site that exist now: of a local, in the activations on the stack. */
  public List<ObjectInstance> instancesOf(MemoryObject site) {
    return switch (site) {
      case MemoryObject.Named(Symbol s) when s.isStatic() || s.isFunction() -> List.of(object(s));
      case MemoryObject.Named(Symbol s) -> activations(s);
      case MemoryObject.Allocated a -> memory.instancesOf(a);
    };
  }

  private List<ObjectInstance> activations(Symbol local) {
    List<ObjectInstance> found = new ArrayList<>();
    for (Activation f = frame; f != null; f = f.caller()) {
      if (f.graph().declares(local)) {
        found.add(f.local(memory, local));
      }
    }
    return found;
  }

  private Origin everything() {
    Origin all = new Origin();
    all.addDead();
    for (MemoryObject site : pointsTo.addressTaken()) {
      instancesOf(site).forEach(o -> all.addAnywhere(o.number()));
    }
    return all;
  }

  /** What a pointer can point to that lies at one of the given places. */
  public Origin origin(Set<Place> places) {
    Origin origin = new Origin();
    if (mayBeInput(places)) {
      origin.addInput();
    }
    for (Place p : places) {
      if (pointsTo.mayDie(p.object())) {
        origin.addDead();
      }
      for (ObjectInstance o : instancesOf(p.object())) {
        if (o.number() > 0 && isOnlyPlace(o, p.offset())) {
          origin.addAt(o.number(), BigInteger.valueOf(p.offset()));
        } else if (o.number() > 0) {
          origin.addAnywhere(o.number());
        }
      }
    }
    return origin;
  }

  /** Whether pointers that come from nowhere may be among those to the places given. */
  private boolean mayBeInput(Set<Place> places) {
    Set<MemoryObject> objects = new HashSet<>();
    places.forEach(p -> objects.add(p.object()));
    return mayBeOneOf(pointsTo.unsetGuesses(), objects)
        || mayBeOneOf(pointsTo.inputGuesses(), objects);
  }

  private static boolean mayBeOneOf(Set<Place> guesses, Set<MemoryObject> objects) {
    return !guesses.isEmpty() && guesses.stream().allMatch(g -> objects.contains(g.object()));
  }

  /**
   * Whether a pointer to the place can only lie at that very offset, if it lies in the object. The
   * analysis forgets indices: not so in an array, nor in a union, whose parts it does not tell
   * apart.
   */
  private boolean isOnlyPlace(ObjectInstance object, long offset) {
    if (object.isAllocated() && !isAnalyzedAs(object)) {
      return false;
    }
    int found = 0;
    for (Leaf leaf : object.shape().leaves()) {
      if (leaf.foldedByte() == offset) {
        found++;
        boolean plain = !leaf.isArray() && leaf.kind() != SsaVariable.Kind.BYTES;
        if (!plain || leaf.bitOffset() != 8 * offset) {
          return false;
        }
      }
    }
    return found == 1;
  }

  /** Whether the analysis folded offsets by the type that the object was made of. */
  private boolean isAnalyzedAs(ObjectInstance object) {
    return object.member() == null
        ? isAnalyzedAs(object.site(), object.shape())
        : object.member().pool().sites().stream().allMatch(s -> isAnalyzedAs(s, object.shape()));
  }

  private boolean isAnalyzedAs(MemoryObject site, ObjectShape shape) {
    return Layout.hasConstantSize(site.type()) && shape == shapes.of(site.type());
  }

  /** What pointers anywhere in an object may point to. */
  public Set<Place> storedAnywhere(ObjectInstance object) {
    if (object.member() != null) {
      Set<Place> all = new LinkedHashSet<>();
      object.member().pool().sites().forEach(s -> all.addAll(pointsTo.storedAnywhere(s)));
      return all;
    }
    return anywhere.computeIfAbsent(object.site(), pointsTo::storedAnywhere);
  }
}
