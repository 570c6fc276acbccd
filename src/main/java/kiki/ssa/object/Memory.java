// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.pointer.PointsTo;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.flow.ScratchSymbol;
import kiki.ssa.form.ObjectAddress;
import kiki.ssa.form.SsaLimitException;
import kiki.ssa.form.StableObjects;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/** The objects and cells that exist so far, with their numbers. */
public final class Memory {
  private final Terms terms;
  private final Layout layout;
  private final ObjectShapes shapes;
  private final PointsTo pointsTo;
  private final int indexWidth;
  private final List<Cell> cells = new ArrayList<>();

  /** Null for numbers of no object so far; pointers with the first one are NULL. */
  private final List<ObjectInstance> byNumber = new ArrayList<>(Collections.singletonList(null));

  private final Map<MemoryObject, List<ObjectInstance>> instances = new LinkedHashMap<>();
  private final Map<MemoryObject, ObjectInstance> summaries = new LinkedHashMap<>();
  private final Map<CType, ObjectInstance> scratch = new LinkedHashMap<>();
  private final Map<PoolPlan.Group, Pool> pools = new LinkedHashMap<>();

  /** The numbers of objects that will be made. */
  private final Map<MemoryObject, Integer> reserved = new LinkedHashMap<>();

  private final List<ObjectAddress> addresses = new ArrayList<>();
  private StableObjects stable = StableObjects.NONE;
  private Term summarized;

  /**
   * @param indexWidth of the objects of pools
   */
  Memory(Terms terms, Layout layout, ObjectShapes shapes, PointsTo pointsTo, int indexWidth) {
    this.terms = terms;
    this.layout = layout;
    this.shapes = shapes;
    this.pointsTo = pointsTo;
    this.indexWidth = indexWidth;
    this.summarized = terms.falseTerm();
  }

  public Cell cell(int number) {
    return cells.get(number);
  }

  /** The object of that number, or null if there is none. */
  public ObjectInstance object(int number) {
    return number > 0 && number < byNumber.size() ? byNumber.get(number) : null;
  }

  /** The program makes a number of the object's address. */
  public void placed(ObjectInstance object, Term address) {
    if (object.kind() != ObjectInstance.Kind.SUMMARY) {
      addresses.add(new ObjectAddress(object.site(), object.instance(), address));
    }
  }

  public List<ObjectAddress> addresses() {
    return List.copyOf(addresses);
  }

  /** The greatest object number given so far. */
  public int greatestNumber() {
    return byNumber.size() - 1;
  }

  /** All objects made for a variable, function or allocation site, pools and the summary last. */
  List<ObjectInstance> instancesOf(MemoryObject site) {
    List<ObjectInstance> all = new ArrayList<>(instances.getOrDefault(site, List.of()));
    for (Pool pool : pools.values()) {
      if (pool.object().isFrom(site)) {
        all.add(pool.object());
      }
    }
    if (summaries.containsKey(site)) {
      all.add(summaries.get(site));
    }
    return all;
  }

  /** Every allocated object so far. */
  public List<ObjectInstance> allocated() {
    return byNumber.stream().filter(o -> o != null && o.isAllocated()).toList();
  }

  /** Notes that where the condition holds there are heap objects that summaries stand for. */
  public void summarizeWhere(Term condition) {
    summarized = terms.or(summarized, condition);
  }

  /** Whether there can be heap objects that summaries stand for. */
  Term isSummarized() {
    return summarized;
  }

  /** A variable or function; {@code instance} tells activations apart. */
  ObjectInstance variable(Symbol symbol, int instance) {
    MemoryObject site = new MemoryObject.Named(symbol);
    ObjectInstance.Kind kind =
        symbol.isFunction()
            ? ObjectInstance.Kind.FUNCTION
            : symbol.storage() == Symbol.Storage.STRING_LITERAL
                ? ObjectInstance.Kind.READ_ONLY
                : symbol.isStatic() ? ObjectInstance.Kind.STATIC : ObjectInstance.Kind.LOCAL;
    boolean addressed = symbol.isFunction() || pointsTo.addressTaken().contains(site);
    return add(
        site,
        instance,
        kind,
        addressed ? nextNumber(site, instance) : 0,
        shapes.of(symbol.type()),
        size(symbol));
  }

  /** The number that is reserved for a site, or else a new one. */
  private int nextNumber(MemoryObject site, int instance) {
    Integer number = instance == 0 ? reserved.remove(site) : null;
    return number == null ? byNumber.size() : number;
  }

  /** Numbers the locals of a function now, of which there is one activation. */
  public void reserveLocals(FunctionGraph graph) {
    for (MemoryObject site : pointsTo.addressTaken()) {
      if (site instanceof MemoryObject.Named(Symbol s) && !s.isStatic() && graph.declares(s)) {
        reserved.put(site, byNumber.size());
        byNumber.add(null);
      }
    }
  }

  /** What other files define need not have a known size: {@code extern int a[];}. */
  private Term size(Symbol symbol) {
    if (Layout.hasConstantSize(symbol.type())) {
      return terms.bits(layout.pointerWidth(), layout.sizeOf(symbol.type()));
    }
    return symbol.isFunction()
        ? terms.bits(layout.pointerWidth(), 1)
        : terms.fresh("size:" + symbol.name(), Sort.bits(layout.pointerWidth()));
  }

  /** One more object of an allocation site. */
  public ObjectInstance allocated(
      MemoryObject.Allocated site, ObjectInstance.Kind kind, ObjectShape shape, Term size) {
    int instance = instances.getOrDefault(site, List.of()).size();
    return add(site, instance, kind, nextNumber(site, instance), shape, size);
  }

  /**
   * Numbers the first objects of some sites now, before the execution; later numbers depend on the
   * unwinding.
   *
   * @param sites by their places in the plan
   */
  void reserve(SortedMap<Integer, MemoryObject.Allocated> sites) {
    List<String> names = new ArrayList<>();
    Map<Integer, Set<MemoryObject>> numbered = new LinkedHashMap<>();
    for (Pool pool : pools.values()) {
      names.add(pool.name());
      numbered.put(pool.number(), Set.copyOf(pool.sites()));
    }
    sites.forEach(
        (place, site) -> {
          names.add("object " + place);
          reserved.put(site, byNumber.size());
          numbered.put(byNumber.size(), Set.of(site));
          byNumber.add(null);
        });
    for (ObjectInstance object : byNumber) {
      if (object != null && object.kind() == ObjectInstance.Kind.STATIC) {
        numbered.put(object.number(), Set.of(object.site()));
      }
    }
    reserved.forEach(
        (site, number) -> {
          if (numbered.putIfAbsent(number, Set.of(site)) == null) {
            names.add("local " + number);
          }
        });
    stable = new StableObjects(greatestNumber(), String.join(";", names), numbered);
  }

  public StableObjects stable() {
    return stable;
  }

  public Collection<Pool> pools() {
    return pools.values();
  }

  /** The pool of what an allocation site makes, if it has one. */
  Optional<Pool> pool(MemoryObject.Allocated site, PoolPlan.Content content) {
    for (Map.Entry<PoolPlan.Group, Pool> e : pools.entrySet()) {
      if (e.getKey().content().equals(content) && e.getKey().sites().contains(site)) {
        return Optional.of(e.getValue());
      }
    }
    return Optional.empty();
  }

  /** Makes a pool, without objects so far. */
  Pool pool(PoolPlan.Group group, ObjectShape shape, PointerTargets candidates) {
    Pool pool = new Pool(group.sites(), candidates, terms.fresh("index", Sort.bits(indexWidth)));
    Term size = terms.bits(layout.pointerWidth(), group.content().bytes());
    ObjectInstance made =
        new ObjectInstance(
            group.sites().getFirst(),
            0,
            ObjectInstance.Kind.HEAP,
            byNumber.size(),
            shape,
            cells.size(),
            size,
            Optional.of(new ObjectInstance.Member(pool, pool.representative())));
    pool.represent(register(number(made)));
    pools.put(group, pool);
    return pool;
  }

  /** The object that stands for the unrepresented ones of a site. */
  public ObjectInstance summary(MemoryObject.Allocated site) {
    ObjectInstance known = summaries.get(site);
    if (known == null) {
      Term size = terms.bits(layout.pointerWidth(), 0);
      known =
          number(
              new ObjectInstance(
                  site,
                  -1,
                  ObjectInstance.Kind.SUMMARY,
                  byNumber.size(),
                  ObjectShape.of(List.of()),
                  cells.size(),
                  size));
      summaries.put(site, known);
    }
    return known;
  }

  /** An object without address to take a value of the type apart or put it together. */
  public ObjectInstance scratch(CType type) {
    return scratch.computeIfAbsent(
        type,
        t ->
            register(
                new ObjectInstance(
                    new MemoryObject.Named(ScratchSymbol.of(t)),
                    0,
                    ObjectInstance.Kind.LOCAL,
                    0,
                    shapes.of(t),
                    cells.size(),
                    terms.bits(layout.pointerWidth(), layout.sizeOf(t)))));
  }

  private ObjectInstance add(
      MemoryObject site,
      int instance,
      ObjectInstance.Kind kind,
      int number,
      ObjectShape shape,
      Term size) {
    ObjectInstance made =
        register(
            number(new ObjectInstance(site, instance, kind, number, shape, cells.size(), size)));
    instances.computeIfAbsent(site, s -> new ArrayList<>()).add(made);
    return made;
  }

  private ObjectInstance number(ObjectInstance made) {
    if (made.number() > 0) {
      if (made.number() >= Pointers.DEAD) {
        throw new SsaLimitException("more than " + (Pointers.DEAD - 1) + " objects with addresses");
      }
      if (made.number() == byNumber.size()) {
        byNumber.add(made);
      } else {
        byNumber.set(made.number(), made);
      }
    }
    return made;
  }

  private ObjectInstance register(ObjectInstance made) {
    for (int i = 0; i < made.shape().size(); i++) {
      cells.add(new Cell.Value(made, made.shape().leaf(i)));
    }
    if (made.isAllocated()) {
      cells.add(new Cell.Alive(made));
    }
    if (!made.isAlone()) {
      cells.add(new Cell.Count(made));
      cells.add(new Cell.Referrer(made));
    }
    return made;
  }
}
