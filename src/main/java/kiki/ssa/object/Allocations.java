// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;
import kiki.pointer.MemoryObject;
import kiki.program.Instruction;
import kiki.ssa.flow.IntMap;
import kiki.ssa.flow.Path;
import kiki.ssa.form.SsaTuning;
import kiki.ssa.form.SsaVariable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/** Makes the objects of allocations: new ones, or the next ones of pools. */
public final class Allocations {
  /** A new object, and the executions that make it, if there are any. */
  public record Made(ObjectInstance object, Optional<Path> path) {}

  private static final int SIZE_BITS = 48;

  private final ExecutionContext encoding;
  private final Terms terms;
  private final Inputs inputs;
  private final AllocationTypes types = new AllocationTypes();

  public Allocations(ExecutionContext encoding, Inputs inputs) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.inputs = inputs;
  }

  /** The state with all pools, which are empty. */
  public IntMap<Term> emptyPools() {
    IntMap<Term> state = IntMap.empty();
    for (PoolPlan.Group group : encoding.plan().groups()) {
      ObjectShape shape = shapeOf(group.content().element(), group.content().bytes());
      ObjectInstance object = encoding.memory().pool(group, shape, encoding.candidates()).object();
      for (int i = 0; i < shape.size(); i++) {
        Cell cell = encoding.memory().cell(object.cell(i));
        Term content = terms.fresh("unset:" + object.name() + shape.leaf(i).text(), cell.sort());
        encoding.candidates().register(content, Origin.none());
        if (shape.leaf(i).isPointer()) {
          encoding.indices().complete(content);
        }
        state = state.with(object.cell(i), content);
      }
      Cell alive = encoding.memory().cell(object.aliveCell());
      state =
          state
              .with(object.aliveCell(), falseEverywhere(alive))
              .with(object.countCell(), terms.bits(object.index().width(), 0))
              .with(object.referrerCell(), encoding.fresh("unset", referrer(object)));
    }
    if (!encoding.memory().pools().isEmpty()) {
      encoding.memory().reserve(encoding.plan().single());
    }
    return state;
  }

  private Cell referrer(ObjectInstance object) {
    return encoding.memory().cell(object.referrerCell());
  }

  private Term falseEverywhere(Cell alive) {
    return terms.constArray((kiki.term.value.Sort.Array) alive.sort(), terms.falseTerm());
  }

  /** Makes an object of the given size, which is alive from now on. */
  public Made make(Instruction.Allocate allocate, Term size, Store store, Path path) {
    MemoryObject.Allocated site = encoding.pointsTo().site(allocate);
    ObjectInstance.Kind kind =
        switch (allocate.lifetime()) {
          case HEAP -> ObjectInstance.Kind.HEAP;
          case FUNCTION -> ObjectInstance.Kind.FRAME_HEAP;
          case PROGRAM -> ObjectInstance.Kind.PROVIDED;
        };
    if (encoding.frame().isRecursive()) {
      encoding.plan().recur(site);
    }
    CType hint = types.elementType(encoding.frame(), allocate);
    boolean usable = Layout.hasConstantSize(hint) && encoding.layout().sizeOf(hint) > 0;
    CType element = usable ? hint : IntType.UNSIGNED_CHAR;
    long bytes = constantBytes(size);
    ObjectShape shape =
        isHead(element, size)
            ? encoding.shapes().ofHead((StructType) element)
            : shapeOf(element, bytes);
    Optional<Made> pooled = Optional.empty();
    if (kind == ObjectInstance.Kind.HEAP) {
      pooled = fromPool(site, new PoolPlan.Content(element, bytes), shape, store, path);
    } else {
      encoding.plan().exclude(site);
    }
    Made made =
        pooled.orElseGet(
            () ->
                new Made(encoding.memory().allocated(site, kind, shape, size), Optional.of(path)));
    if (kind == ObjectInstance.Kind.FRAME_HEAP) {
      encoding.frame().frameHeap().add(made.object());
    }
    store.setAlive(made.object(), terms.trueTerm());
    return made;
  }

  /** The next object of the site's pool; empty if it has none. */
  private Optional<Made> fromPool(
      MemoryObject.Allocated site,
      PoolPlan.Content content,
      ObjectShape shape,
      Store store,
      Path path) {
    boolean suitable =
        content.bytes() > 0
            && shape.size() <= SsaTuning.MOST_LEAVES_IN_POOL
            && shape.leaves().stream().noneMatch(l -> l.isArray() && l.isPointer());
    if (!suitable) {
      encoding.plan().exclude(site);
      return Optional.empty();
    }
    encoding.plan().make(site, content);
    return encoding.memory().pool(site, content).map(pool -> next(pool, store, path));
  }

  private Made next(Pool pool, Store store, Path path) {
    Term index = store.count(pool);
    Term limit = terms.bits(index.width(), Value.Bits.mask(index.width()));
    Optional<Path> within = path.and(terms, terms.distinct(index, limit));
    Term next = terms.add(index, terms.bits(index.width(), 1));
    store.putCell(pool.object().countCell(), next);
    return new Made(pool.object().at(index), within);
  }

  private static long constantBytes(Term size) {
    return size instanceof Constant c
            && c.value() instanceof Value.Bits b
            && b.unsigned().bitLength() < SIZE_BITS
        ? b.unsigned().longValue()
        : SsaVariable.Dimension.UNKNOWN;
  }

  /**
   * Whether the size is that of one structure and something behind it rather than of several
   * structures: a variable size that starts with the structure's and grows by other steps.
   */
  private boolean isHead(CType element, Term size) {
    if (!(element instanceof StructType s) || s.isUnion() || s.fields().isEmpty()) {
      return false;
    }
    Linear linear = Linear.of(size);
    BigInteger unit = BigInteger.valueOf(s.size());
    return !linear.isConstant()
        && linear.constant().compareTo(BigInteger.valueOf(ObjectShapes.headSize(s))) >= 0
        && (linear.step().mod(unit).signum() != 0 || linear.constant().mod(unit).signum() != 0);
  }

  /** As many elements as fit a constant size exactly, else an unknown number. */
  private ObjectShape shapeOf(CType element, long bytes) {
    long unit = encoding.layout().sizeOf(element);
    boolean exact = bytes >= 0 && bytes % unit == 0;
    return encoding
        .shapes()
        .ofElements(element, exact ? bytes / unit : SsaVariable.Dimension.UNKNOWN);
  }

  /**
   * The values of the leaves of an object that is not initialized: what lies in the arrays of a
   * pool beyond its objects is unconstrained already.
   */
  public Map<SsaVariable, Term> uninitialized(ObjectInstance object, Store store) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    for (int l = 0; l < object.shape().size(); l++) {
      Leaf leaf = object.shape().leaf(l);
      if (object.isAlone() || leaf.isPointer()) {
        Term content = inputs.unset(object, leaf);
        if (object.kind() != ObjectInstance.Kind.PROVIDED) {
          encoding.setContent(content, ExecutionContext.Content.NEW);
        }
        store.putUnset(object, l, content);
      }
      values.put(object.variable(leaf), store.get(object, l));
    }
    return values;
  }
}
