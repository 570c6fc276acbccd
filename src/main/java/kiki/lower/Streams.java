// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.util.List;
import java.util.Set;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Code;
import kiki.lower.code.Conversions;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * The streams that are open when a program starts (C11 7.21.3p7). A stream is an object whose first
 * bytes say that it is open; the library's models of {@code fopen} and {@code fclose} set and clear
 * them.
 */
final class Streams {
  /** What the object of an open stream begins with, as in the library's models. */
  private static final int OPEN = 0x5bad2488;

  private static final int WORDS = 64;

  private Streams() {}

  static boolean isStandard(Symbol symbol) {
    return symbol.type() instanceof PointerType
        && switch (symbol.name()) {
          case "stdin", "stdout", "stderr" -> true;
          default -> false;
        };
  }

  /** Whether objects of the type are streams of files or folders, as the headers declare them. */
  static boolean isStream(CType type) {
    return type instanceof StructType s
        && (s.tag().equals("_IO_FILE") || s.tag().equals("__dirstream"));
  }

  /** How large the object of a stream is. */
  static Expr size(IntType sizes) {
    return Exprs.integer(WORDS * (long) Integer.BYTES, sizes);
  }

  /** The object that is pointed to becomes an open stream. */
  static void open(Expr pointer, Code code, Location at) {
    Expr mark =
        new Expr.Dereference(Conversions.cast(pointer, new PointerType(IntType.INT)), IntType.INT);
    code.assign(mark, Exprs.integer(OPEN, IntType.INT), at);
  }

  /** The variable points to an open stream of its own. */
  static void initialize(Symbol variable, Set<Symbol> globals, List<Instruction> initialization) {
    ArrayType type = new ArrayType(IntType.INT, Qualifiers.NONE, new ArrayType.Fixed(WORDS));
    Symbol stream =
        new Symbol(
            "__" + variable.name(),
            type,
            Qualifiers.NONE,
            Symbol.Storage.INTERNAL,
            "",
            variable.location());
    globals.add(stream);
    Expr object = new Expr.Variable(stream);
    Expr content = new Expr.ArrayValue(type, List.of(Exprs.integer(OPEN, IntType.INT)));
    initialization.add(new Instruction.Assign(object, content, variable.location()));
    Expr first = new Expr.Index(object, Exprs.integer(0, IntType.INT));
    Expr address = new Expr.AddressOf(first, new PointerType(IntType.INT));
    initialization.add(
        new Instruction.Assign(
            new Expr.Variable(variable),
            Conversions.cast(address, variable.type()),
            variable.location()));
  }
}
