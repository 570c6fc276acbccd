// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.input;

import java.math.BigInteger;
import java.util.List;
import java.util.SortedMap;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.program.Instruction;
import kiki.util.ieee.IeeeFloat;

/** A concrete value for something the program leaves open. */
public sealed interface InputValue {
  /** All bytes zero: also the choice where any value will do. */
  InputValue ZERO = new Bytes(new byte[0]);

  /** An integer, wrapped to the type that receives it; for a pointer, its address. */
  record Int(BigInteger value) implements InputValue {}

  record Float(IeeeFloat value) implements InputValue {}

  /** A pointer into an object that exists when the value is used. */
  record Pointer(Pointee pointee, long offset) implements InputValue {}

  /** Raw memory, little endian; bytes beyond those given are zero. */
  record Bytes(byte[] image) implements InputValue {}

  /** An aggregate given part by part; what no part covers is zero, later parts win. */
  record Parts(List<Part> parts) implements InputValue {}

  /** Some of an aggregate. Offsets count from its start. */
  sealed interface Part {}

  /** A scalar; only bit-fields may start inside a byte. */
  record Leaf(long bitOffset, CType type, InputValue value) implements Part {}

  /**
   * Scalars at a distance from each other, up to the end of the object, the first at {@code
   * bitOffset}.
   *
   * @param stride in bytes
   * @param elements by element number; {@code otherwise} for all others
   */
  record Run(
      long bitOffset,
      long stride,
      CType type,
      InputValue otherwise,
      SortedMap<BigInteger, InputValue> elements)
      implements Part {}

  /** Which object a pointer input points to. */
  sealed interface Pointee {
    record Null() implements Pointee {}

    /**
     * A static object or function, or an activation of a local.
     *
     * @param activation zero for the innermost activation, one for the next
     */
    record Named(Symbol symbol, int activation) implements Pointee {}

    /** The object that the n-th execution of an allocation made, from zero. */
    record Allocated(Instruction.Allocate site, int number) implements Pointee {}

    /** A local whose lifetime is over. */
    record Dead() implements Pointee {}

    /** No object: the offset is the whole address. */
    record Invalid() implements Pointee {}
  }
}
