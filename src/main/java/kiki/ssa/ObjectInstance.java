package kiki.ssa;

import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.term.Term;

/**
 * An object of an execution: a variable of one activation, or what one execution of an allocation
 * made. Its leaves are cells of the state, numbered from {@code firstCell}; a heap object has one
 * more, a Bool that says whether it is alive.
 *
 * @param number what pointers to it carry; zero if its address is never taken
 * @param instance as in {@link SsaVariable#instance}
 * @param size in bytes, as wide as a pointer
 */
record ObjectInstance(
    MemoryObject site, int instance, Kind kind, int number, Shape shape, int firstCell, Term size) {

  /** How objects come and go. */
  enum Kind {
    STATIC,
    /** A string literal. */
    READ_ONLY,
    LOCAL,
    HEAP,
    /** Memory of {@code alloca} and variable length arrays. */
    FRAME_HEAP,
    /** What the environment provides, such as {@code argv}. */
    PROVIDED,
    FUNCTION,
    /** All objects of an allocation site that were made in iterations that are not represented. */
    SUMMARY
  }

  int cell(int leaf) {
    return firstCell + leaf;
  }

  /** Whether it has a cell for being alive. */
  boolean isAllocated() {
    return kind == Kind.HEAP || kind == Kind.FRAME_HEAP || kind == Kind.PROVIDED;
  }

  int aliveCell() {
    return firstCell + shape.size();
  }

  int cellCount() {
    return shape.size() + (isAllocated() ? 1 : 0);
  }

  String name() {
    return switch (site) {
      case MemoryObject.Named(Symbol symbol) -> symbol.name();
      case MemoryObject.Allocated a ->
          "allocated@" + a.site().location().line() + "#" + (instance + 1);
    };
  }

  /** The variable that a leaf of this object is. */
  SsaVariable variable(Leaf leaf) {
    return new SsaVariable(
        site,
        instance,
        leaf.bitOffset(),
        leaf.type(),
        name() + leaf.text(),
        leaf.kind(),
        leaf.dimensions());
  }
}
