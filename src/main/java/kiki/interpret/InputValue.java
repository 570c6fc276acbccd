package kiki.interpret;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
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

  /** An aggregate given at some offsets; the rest is zero. */
  record Leaves(List<Leaf> leaves) implements InputValue {}

  /** A scalar inside an aggregate; {@code bitOffset} is not zero in some bit-fields only. */
  record Leaf(long offset, int bitOffset, CType type, InputValue value) {}

  /** Which object a pointer input points to. */
  sealed interface Pointee {
    record Null() implements Pointee {}

    /** A static object or function, or the innermost activation of a local. */
    record Named(Symbol symbol) implements Pointee {}

    /** The object made by the n-th executed {@code Allocate}, from zero. */
    record Allocated(int number) implements Pointee {}

    /** No object: the offset is the whole address. */
    record Invalid() implements Pointee {}
  }
}
