// SPDX-License-Identifier: Apache-2.0
package kiki.engine.precondition;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.StructType;
import kiki.interpret.input.InputValue;
import kiki.program.Expr;
import kiki.program.Instruction;

/**
 * A number that the start-up code takes as an input: a whole input, or a member of one. Runs choose
 * coordinates and measure quantities: whether a pointer is null, for instance, is a coordinate of
 * its own.
 *
 * @param input what the input is stored in, which tells inputs of one program apart
 * @param bitOffset of the member
 */
record Coordinate(Expr input, long bitOffset, IntType type) {
  /** Those of all inputs before the call. */
  static List<Coordinate> of(EntrySite site) {
    List<Coordinate> all = new ArrayList<>();
    for (Instruction i : site.preparation()) {
      if (i instanceof Instruction.Input input) {
        add(input.target(), input.target().type(), 0, all);
      }
    }
    return all;
  }

  private static void add(Expr input, CType type, long offset, List<Coordinate> all) {
    switch (type) {
      case IntType number -> all.add(new Coordinate(input, offset, number));
      case StructType struct when !struct.isUnion() -> {
        for (StructType.Field f : struct.fields()) {
          if (!f.isBitField()) {
            add(input, f.type(), offset + Byte.SIZE * f.offset(), all);
          }
        }
      }
      case CType _ -> {}
    }
  }

  /** What a value for the whole input says of this one. */
  BigInteger in(InputValue value) {
    return switch (value) {
      case InputValue.Int(BigInteger number) -> type.wrap(number);
      case InputValue.Parts(List<InputValue.Part> parts) -> {
        BigInteger found = BigInteger.ZERO;
        for (InputValue.Part part : parts) {
          if (part instanceof InputValue.Leaf leaf && leaf.bitOffset() == bitOffset) {
            found = in(leaf.value());
          }
        }
        yield found;
      }
      case InputValue.Float _, InputValue.Pointer _, InputValue.Bytes _ -> BigInteger.ZERO;
    };
  }
}
