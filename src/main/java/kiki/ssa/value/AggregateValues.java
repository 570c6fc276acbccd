// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.value;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import kiki.cfront.type.CType;
import kiki.cfront.type.StructType;
import kiki.ssa.access.Access;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.object.Designator;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.Origin;
import kiki.ssa.object.PointerTargets;
import kiki.ssa.object.Pointers;
import kiki.ssa.object.Store;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.Sign;

/** Reads and writes values of any type, leaf by leaf, through what an lvalue designates. */
public final class AggregateValues {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Access access;
  private final Map<StructType, List<Leaf>> gaps = new IdentityHashMap<>();

  AggregateValues(ExecutionContext encoding, Access access) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.access = access;
  }

  /** The objects a designator can mean; conditions exclude each other. */
  private List<PointerTargets.Target> targets(Designator place) {
    return switch (place.base()) {
      case Designator.Start(ObjectInstance object) ->
          List.of(new PointerTargets.Target(terms.trueTerm(), object, place.offset()));
      case Designator.Pointed(Term pointer) -> {
        List<PointerTargets.Target> moved = new ArrayList<>();
        for (PointerTargets.Target t : encoding.candidates().places(pointer)) {
          if (t.condition() != terms.falseTerm()) {
            Term offset = terms.add(t.offset(), place.offset());
            moved.add(new PointerTargets.Target(t.condition(), t.object(), offset));
          }
        }
        yield moved;
      }
    };
  }

  /** Where none of the targets is meant. */
  private Term outside(List<PointerTargets.Target> targets) {
    return terms.not(terms.or(targets.stream().map(PointerTargets.Target::condition).toList()));
  }

  Term[] read(Store store, Designator place, CType type) {
    List<PointerTargets.Target> targets = targets(place);
    Term outside = outside(targets);
    if (outside != terms.falseTerm() && place.base() instanceof Designator.Pointed(Term pointer)) {
      Pointers pointers = encoding.pointers();
      Term isNull = terms.equal(pointers.numberOf(pointer), pointers.number(0));
      store.undefinedWhere(outside);
      store.crashesWhere(terms.and(outside, isNull));
    }
    List<Leaf> leaves = leaves(place, type);
    Term[] result = new Term[leaves.size()];
    for (int i = 0; i < result.length; i++) {
      result[i] = read(store, place, targets, leaves.get(i));
    }
    return result;
  }

  private Term read(Store store, Designator place, List<PointerTargets.Target> targets, Leaf leaf) {
    Term result = null;
    for (PointerTargets.Target t : targets.reversed()) {
      Term value = access.read(store, spot(place, t, leaf), leaf);
      if (t.condition() == terms.trueTerm()) {
        return value;
      }
      if (result == null) {
        result = nowhere(leaf);
      }
      result = terms.ite(t.condition(), value, result);
    }
    return result == null ? nowhere(leaf) : result;
  }

  /** What a pointer to no object yields: any value, but no pointer to an object. */
  private Term nowhere(Leaf leaf) {
    Term value = encoding.fresh("nowhere", leaf.sort());
    if (leaf.isPointer()) {
      encoding.candidates().register(value, Origin.none());
    }
    return value;
  }

  public void write(Store store, Designator place, CType type, Term[] value) {
    write(store, place, type, value, (variable, term) -> {});
  }

  /** Writes, and reports which leaves of which objects were meant. */
  public void write(
      Store store, Designator place, CType type, Term[] value, BiConsumer<SsaVariable, Term> seen) {
    List<Leaf> leaves = leaves(place, type);
    List<PointerTargets.Target> targets = targets(place);
    store.crashesWhere(outside(targets));
    for (PointerTargets.Target t : targets) {
      for (int i = 0; i < value.length; i++) {
        access.write(store, t.condition(), spot(place, t, leaves.get(i)), leaves.get(i), value[i]);
        report(place, t, leaves.get(i), value[i], seen);
      }
    }
    leaveGapsOpen(store, place, type);
  }

  /** Padding of a structure that is written gets any value, where it is not padding. */
  void leaveGapsOpen(Store store, Designator place, CType type) {
    if (!(type instanceof StructType s) || place.bitField().isPresent()) {
      return;
    }
    List<Leaf> open = gaps.computeIfAbsent(s, this::gaps);
    if (open.isEmpty()) {
      return;
    }
    for (PointerTargets.Target t : targets(place)) {
      boolean isAlike =
          !(t.offset() instanceof Constant)
              && leaves(place, type).stream().allMatch(l -> access.fits(spot(place, t, l), l));
      for (Leaf gap : isAlike ? List.<Leaf>of() : open) {
        Term any = encoding.fresh("padding", gap.sort());
        access.write(store, t.condition(), spot(place, t, gap), gap, any);
      }
    }
  }

  private List<Leaf> gaps(StructType type) {
    return Gaps.of(encoding.shapes().of(type), Byte.SIZE * encoding.layout().sizeOf(type));
  }

  private void report(
      Designator place,
      PointerTargets.Target t,
      Leaf leaf,
      Term value,
      BiConsumer<SsaVariable, Term> seen) {
    if (t.offset() instanceof Constant offset) {
      long bits = leaf.bitOffset() + place.bitOffset();
      int named = t.object().shape().scalarAt((Value.Bits) offset.value(), bits, leaf);
      if (named >= 0) {
        seen.accept(t.object().variable(t.object().shape().leaf(named)), value);
      }
    }
  }

  private Access.Spot spot(Designator place, PointerTargets.Target t, Leaf leaf) {
    long bits = leaf.bitOffset() + place.bitOffset();
    Term offset = terms.add(t.offset(), encoding.pointers().offsetConstant(bits / 8));
    return new Access.Spot(t.object(), offset, (int) (bits % 8));
  }

  /** The leaves of the type; of a bit-field, one of its width. */
  private List<Leaf> leaves(Designator place, CType type) {
    List<Leaf> leaves = encoding.shapes().of(type).leaves();
    if (place.bitField().isEmpty()) {
      return leaves;
    }
    Leaf l = leaves.getFirst();
    return List.of(
        new Leaf(
            0,
            0,
            place.bitField().get().bitWidth(),
            l.type(),
            l.element(),
            l.sort(),
            List.of(),
            l.text(),
            l.kind()));
  }

  public Term[] zero(CType type) {
    return encoding.shapes().of(type).leaves().stream().map(this::zero).toArray(Term[]::new);
  }

  public Term zero(Leaf leaf) {
    Term element = zero(leaf.element());
    return leaf.sort() instanceof Sort.Array sort ? terms.constArray(sort, element) : element;
  }

  private Term zero(Sort sort) {
    return switch (sort) {
      case Sort.Bool b -> terms.falseTerm();
      case Sort.BitVec(int width) -> terms.bits(width, 0);
      case Sort.Float(var format) -> terms.floats().constant(IeeeFloat.zero(format, Sign.POSITIVE));
      case Sort.Array a -> terms.constArray(a, zero(a.element()));
    };
  }

  Term[] choose(Term condition, Term[] whenTrue, Term[] whenFalse) {
    Term[] result = new Term[whenTrue.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = terms.ite(condition, whenTrue[i], whenFalse[i]);
    }
    return result;
  }
}
