// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;

/**
 * A part of an object that has a value of its own: a scalar, a scalar member of a structure, an
 * element of a small array, a large array of scalars, or a union.
 *
 * @param object the variable or allocation site
 * @param instance zero for the innermost activation of a variable, one for the next; for an
 *     allocation site, which of its objects
 * @param bitOffset where in the object it starts
 * @param type of the part; of an array, of its elements
 * @param text how a programmer writes it, for instance {@code p.x}
 * @param dimensions of the arrays whose elements the term of an {@link Kind#ARRAY} holds, outermost
 *     first; element numbers count in row-major order
 * @param role what the variable is to the object
 */
public record SsaVariable(
    MemoryObject object,
    int instance,
    long bitOffset,
    CType type,
    String text,
    Kind kind,
    List<Dimension> dimensions,
    Role role) {
  /** In texts, the word for what a part was when the function was called. */
  public static final String OLD = "__CPROVER_old";

  /** In texts, the word for what the function returns. */
  public static final String RETURNED = "__CPROVER_return_value";

  /** What a variable is to its object. */
  public enum Role {
    /** A part of the object. */
    PART,
    /**
     * The same part of all objects of a pool: an array from indices to values; if the part has
     * dimensions, from indices and element numbers.
     */
    POOLED,
    /** Which objects of a pool are alive: an array from indices to truth values. */
    ALIVE,
    /** How many objects a pool has. */
    COUNT,
    /** What {@link #POOLED} was when the function was called. */
    CALLED_POOLED,
    /** What {@link #ALIVE} was when the function was called. */
    CALLED_ALIVE,
    /** How many objects a pool had when the function was called. */
    CALLED_COUNT,
    /**
     * Which member of which object of a pool was last made to point to each object: an array from
     * indices to {@link PointerParts#referrer}s.
     */
    REFERRER,
    /** What a part of the object was when the function was called. */
    CALLED,
    /** A part of what the function returns. */
    RESULT
  }

  /** Elements {@code stride} bytes apart; {@code count} is {@link #UNKNOWN} if not a constant. */
  public record Dimension(long stride, long count) {
    public static final long UNKNOWN = -1;
  }

  public SsaVariable {
    dimensions = List.copyOf(dimensions);
  }

  /** A part of an object. */
  public SsaVariable(
      MemoryObject object,
      int instance,
      long bitOffset,
      CType type,
      String text,
      Kind kind,
      List<Dimension> dimensions) {
    this(object, instance, bitOffset, type, text, kind, dimensions, Role.PART);
  }

  /** A part that is no array. */
  public SsaVariable(
      MemoryObject object, int instance, long bitOffset, CType type, String text, Kind kind) {
    this(object, instance, bitOffset, type, text, kind, List.of());
  }

  /** What it was when the function was called. */
  public SsaVariable called() {
    String written = OLD + "(" + text + ")";
    Role then =
        switch (role) {
          case PART -> Role.CALLED;
          case POOLED -> Role.CALLED_POOLED;
          case ALIVE -> Role.CALLED_ALIVE;
          case COUNT -> Role.CALLED_COUNT;
          case REFERRER, CALLED, CALLED_POOLED, CALLED_ALIVE, CALLED_COUNT, RESULT ->
              throw new IllegalStateException("no part of the memory: " + this);
        };
    return new SsaVariable(object, instance, bitOffset, type, written, kind, dimensions, then);
  }

  /** The same part of what a function returns. */
  public SsaVariable returnedBy(Symbol function, String member) {
    String written = RETURNED + member;
    MemoryObject returned = new MemoryObject.Named(function);
    return new SsaVariable(returned, 0, bitOffset, type, written, kind, dimensions, Role.RESULT);
  }

  /** Where in the object an element starts, in bits. */
  public long bitOffset(long element) {
    long rest = element;
    long offset = bitOffset;
    for (Dimension d : dimensions.reversed()) {
      boolean outermost = d == dimensions.getFirst();
      offset += 8 * d.stride() * (outermost ? rest : rest % d.count());
      rest = outermost ? 0 : rest / d.count();
    }
    return offset;
  }

  /** What sort of term holds the value. */
  public enum Kind {
    /** A bit-vector as wide as the integer type. */
    NUMERIC,
    /** Object number and offset, see the package. */
    POINTER,
    /** A Bool term. */
    BOOL,
    FLOAT,
    /** An array from element numbers to elements. */
    ARRAY,
    /** The bytes of a union, little endian. */
    BYTES
  }

  /** Whether the object was introduced by a translation and means nothing to a user. */
  public boolean isTemporary() {
    return object instanceof MemoryObject.Named(Symbol symbol)
        && symbol.storage() == Symbol.Storage.TEMPORARY;
  }

  /** Whether the object is a variable that the program does not have. */
  public boolean isAdded() {
    return object instanceof MemoryObject.Named(Symbol symbol) && symbol.has(Symbol.Trait.ADDED);
  }

  /** Whether it says that a loop was repeated. */
  public boolean isLoopFlag() {
    return object instanceof MemoryObject.Named(Symbol symbol)
        && symbol.has(Symbol.Trait.LOOP_FLAG);
  }
}
