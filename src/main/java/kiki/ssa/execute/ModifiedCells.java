// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.BitSet;
import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.pointer.Place;
import kiki.ssa.flow.FunctionEffects;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Leaf;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.Pool;

/** Translates static effects into the cells of the current activation they may change. */
final class ModifiedCells {
  private final ExecutionContext encoding;

  ModifiedCells(ExecutionContext encoding) {
    this.encoding = encoding;
  }

  /** The cells that exist and may be changed. */
  BitSet cells(FunctionEffects.Effect effect) {
    BitSet cells = new BitSet();
    for (FunctionEffects.Written w : effect.own()) {
      if (w.place().object() instanceof MemoryObject.Named(Symbol s)) {
        add(cells, encoding.object(s), w);
      }
    }
    for (FunctionEffects.Written w : effect.everywhere()) {
      encoding.pointed().instancesOf(w.place().object()).forEach(o -> add(cells, o, w));
    }
    for (MemoryObject.Allocated site : effect.allocated()) {
      for (Pool pool : encoding.memory().pools()) {
        if (pool.object().isFrom(site)) {
          cells.set(
              pool.object().firstCell(), pool.object().firstCell() + pool.object().cellCount());
        }
      }
    }
    for (MemoryObject site : effect.freed()) {
      for (ObjectInstance o : encoding.pointed().instancesOf(site)) {
        if (o.isAllocated()) {
          cells.set(o.aliveCell());
        }
      }
    }
    encoding.memory().pools().forEach(pool -> addReferrer(cells, pool.object()));
    return cells;
  }

  /** Whoever changes a pointer of a pool's objects changes who refers to them. */
  private static void addReferrer(BitSet cells, ObjectInstance object) {
    for (int i = 0; i < object.shape().size(); i++) {
      if (object.shape().leaf(i).isPointer() && cells.get(object.cell(i))) {
        cells.set(object.referrerCell());
      }
    }
  }

  private void add(BitSet cells, ObjectInstance object, FunctionEffects.Written w) {
    List<Leaf> leaves = object.shape().leaves();
    boolean certain = false;
    for (int i = 0; i < leaves.size(); i++) {
      if (isExactly(leaves.get(i), w)) {
        cells.set(object.cell(i));
        certain = true;
      }
    }
    for (int i = 0; i < leaves.size() && !certain; i++) {
      boolean kept = w.isOfPointersOnly() && isNumber(leaves.get(i));
      if (!kept) {
        cells.set(object.cell(i));
      }
    }
  }

  private static boolean isNumber(Leaf leaf) {
    return leaf.type() instanceof kiki.cfront.type.IntType
        || leaf.type() instanceof kiki.cfront.type.FloatType;
  }

  /**
   * Whether the write covers this leaf. A scalar must be of the leaf's size, else it may lie across
   * several; an aggregate covers the leaves in its range.
   */
  private boolean isExactly(Leaf leaf, FunctionEffects.Written w) {
    long offset = w.place().offset();
    if (offset == Place.ANYWHERE || w.type().filter(Layout::hasConstantSize).isEmpty()) {
      return false;
    }
    CType type = w.type().get();
    long size = encoding.layout().sizeOf(type);
    long start = leaf.foldedByte();
    if (type.isAggregate()) {
      long unit = elementSize(w.place().object());
      return unit >= offset + size && start >= offset && start < offset + size;
    }
    boolean bitField = leaf.bitWidth() % 8 != 0 || leaf.bitOffset() % 8 != 0;
    return start == offset && (bitField || leaf.bitWidth() == 8 * size);
  }

  /** The size of what the analysis takes for the object; an allocated one is folded. */
  private long elementSize(MemoryObject object) {
    CType type = object.type();
    return Layout.hasConstantSize(type) ? encoding.layout().sizeOf(type) : 0;
  }
}
