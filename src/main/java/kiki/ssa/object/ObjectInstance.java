// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;

/**
 * An object of an execution: a variable of one activation, or what one execution of an allocation
 * made. Its leaves are cells of the state, numbered from {@code firstCell}; a heap object has one
 * more, a Bool that says whether it is alive. The objects of a {@link Pool} share their cells,
 * which are arrays, and have two more cells: one that counts them, and a {@link Cell.Referrer}.
 *
 * @param number what pointers to it carry; zero if its address is never taken
 * @param instance as in {@link SsaVariable#instance}
 * @param size in bytes, as wide as a pointer
 * @param member which object of which pool; none if it is alone under its number
 */
public record ObjectInstance(
    MemoryObject site,
    int instance,
    Kind kind,
    int number,
    ObjectShape shape,
    int firstCell,
    Term size,
    Optional<Member> member) {

  /** An object of a pool. */
  public record Member(Pool pool, Term index) {}

  /** An object alone under its number. */
  ObjectInstance(
      MemoryObject site,
      int instance,
      Kind kind,
      int number,
      ObjectShape shape,
      int firstCell,
      Term size) {
    this(site, instance, kind, number, shape, firstCell, size, Optional.empty());
  }

  /** Another object of the same pool. */
  ObjectInstance at(Term index) {
    return new ObjectInstance(
        site,
        instance,
        kind,
        number,
        shape,
        firstCell,
        size,
        Optional.of(new Member(pool(), index)));
  }

  /** How objects come and go. */
  public enum Kind {
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

  /** Whether it is an object of the variable or allocation site. */
  public boolean isFrom(MemoryObject origin) {
    return isAlone() ? site.equals(origin) : pool().sites().contains(origin);
  }

  /** Whether no other object has its number: it is none of a pool. */
  public boolean isAlone() {
    return member.isEmpty();
  }

  /** The pool of an object that is not alone. */
  public Pool pool() {
    return member.orElseThrow().pool();
  }

  /** Which object of its pool it is. */
  public Term index() {
    return member.orElseThrow().index();
  }

  public int cell(int leaf) {
    return firstCell + leaf;
  }

  /** Adds the cells of its leaves. */
  public void addLeaves(BitSet cells) {
    cells.set(firstCell, firstCell + shape.size());
  }

  /** Whether it has a cell for being alive. */
  public boolean isAllocated() {
    return kind == Kind.HEAP || kind == Kind.FRAME_HEAP || kind == Kind.PROVIDED;
  }

  public int aliveCell() {
    return firstCell + shape.size();
  }

  /** Of an object of a pool, where the pool counts its objects. */
  public int countCell() {
    return isAlone() ? -1 : aliveCell() + 1;
  }

  /** Of an object of a pool, where it is remembered who refers to it. */
  public int referrerCell() {
    return isAlone() ? -1 : aliveCell() + 2;
  }

  public int cellCount() {
    return shape.size() + (isAllocated() ? 1 : 0) + (isAlone() ? 0 : 2);
  }

  public String name() {
    if (!isAlone()) {
      return pool().name();
    }
    return switch (site) {
      case MemoryObject.Named(Symbol symbol) -> symbol.name();
      case MemoryObject.Allocated a -> a.name() + "#" + (instance + 1);
    };
  }

  /** The variable that a cell of a pool is. */
  public SsaVariable poolVariable(Cell cell) {
    return switch (cell) {
      case Cell.Value(_, Leaf leaf) ->
          new SsaVariable(
              site,
              number,
              leaf.bitOffset(),
              leaf.type(),
              name() + leaf.text(),
              SsaVariable.Kind.ARRAY,
              leaf.dimensions(),
              SsaVariable.Role.POOLED);
      case Cell.Alive _ ->
          pooled("alive", IntType.BOOL, SsaVariable.Kind.ARRAY, SsaVariable.Role.ALIVE);
      case Cell.Count _ ->
          pooled(
              "count", IntType.UNSIGNED_LONG_LONG, SsaVariable.Kind.BYTES, SsaVariable.Role.COUNT);
      case Cell.Referrer _ ->
          pooled(
              "referrer",
              IntType.UNSIGNED_LONG_LONG,
              SsaVariable.Kind.ARRAY,
              SsaVariable.Role.REFERRER);
    };
  }

  private SsaVariable pooled(
      String what, IntType type, SsaVariable.Kind variableKind, SsaVariable.Role role) {
    return new SsaVariable(
        site, number, 0, type, what + "(" + name() + ")", variableKind, List.of(), role);
  }

  /** The variable that a leaf of this object is. */
  public SsaVariable variable(Leaf leaf) {
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
