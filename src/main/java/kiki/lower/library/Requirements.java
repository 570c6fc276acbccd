// SPDX-License-Identifier: Apache-2.0
package kiki.lower.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.link.Library;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.Location;

/**
 * What library functions require of their arguments (C11 7.1.4p1), as properties at the place of
 * the call. Memory that must be valid is a dereference, whoever accesses it; a stream that must be
 * open is a precondition of a kind of its own.
 *
 * <p>Loops that look for the end of a string are models whose names start with {@link
 * Library#SAFE}: they test each byte before they read it, so that they need no checks of their own,
 * and are dropped where nothing asks for their result.
 */
public final class Requirements {
  private static final String FAILURE = "dereference failure: ";

  private final FunctionLowering f;
  private final Location at;

  public Requirements(FunctionLowering f, Location at) {
    this.f = f;
    this.at = at;
  }

  /** Whether this number of bytes lies in an object that is alive; always true of none. */
  public Expr isReadable(Expr pointer, Expr bytes) {
    Expr size = Conversions.cast(bytes, f.layout().sizeType());
    Expr valid = Exprs.TRUE;
    for (Expr.PointerTest test :
        List.of(
            Expr.PointerTest.IS_NULL,
            Expr.PointerTest.IS_INVALID,
            Expr.PointerTest.IS_DEALLOCATED,
            Expr.PointerTest.IS_DEAD,
            Expr.PointerTest.IS_FUNCTION,
            Expr.PointerTest.BELOW_OBJECT)) {
      valid = Exprs.and(valid, Exprs.not(new Expr.PointerPredicate(test, pointer)));
    }
    valid =
        Exprs.and(
            valid,
            Exprs.not(new Expr.PointerPredicate(Expr.PointerTest.ABOVE_OBJECT, pointer, size)));
    Expr none = Exprs.compare(Expr.BinaryOp.EQUAL, size, Exprs.zero(size.type()));
    return size instanceof Expr.IntConstant c && c.value().signum() != 0
        ? valid
        : Exprs.or(none, valid);
  }

  /** The same of an object that may be written. */
  Expr isWritable(Expr pointer, Expr bytes) {
    Expr size = Conversions.cast(bytes, f.layout().sizeType());
    Expr none = Exprs.compare(Expr.BinaryOp.EQUAL, size, Exprs.zero(size.type()));
    Expr constant = new Expr.PointerPredicate(Expr.PointerTest.IS_READ_ONLY, pointer);
    return Exprs.and(isReadable(pointer, size), Exprs.or(none, Exprs.not(constant)));
  }

  /** What the property says after the name of the argument. */
  void readable(Expr pointer, Expr bytes, String argument) {
    memory(isReadable(pointer, bytes), argument + " must point to memory that may be read");
  }

  public void writable(Expr pointer, Expr bytes, String argument) {
    memory(isWritable(pointer, bytes), argument + " must point to memory that may be written");
  }

  /**
   * The string is readable to its end, or for {@code limit} bytes if there is one; gives its length
   * or the limit.
   */
  public Expr string(Expr pointer, Optional<Expr> limit, String argument) {
    return text("string", pointer, limit, argument + " must be a string with an end");
  }

  /** The same for wide characters. */
  public Expr wideString(Expr pointer, Optional<Expr> limit, String argument) {
    return text("wide_string", pointer, limit, argument + " must be a wide string with an end");
  }

  private Expr text(String model, Expr pointer, Optional<Expr> limit, String requirement) {
    IntType size = f.layout().sizeType();
    IntType lengths = f.layout().differenceType();
    Expr most =
        limit
            .map(l -> Conversions.cast(l, size))
            .orElseGet(() -> new Expr.IntConstant(lengths.maximum(), size));
    Expr length = call(Library.SAFE + model, lengths, List.of(untyped(pointer), most));
    memory(
        Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, length, Exprs.zero(length.type())),
        limit.isEmpty() ? requirement : requirement + " or long enough");
    return Conversions.cast(length, size);
  }

  public void stream(Expr pointer, String argument) {
    Expr open = call(Library.SAFE + "stream", IntType.BOOL, List.of(untyped(pointer)));
    f.assertions().property(open, Property.Kind.STREAM, argument + " must be an open stream", at);
  }

  void memory(Expr condition, String text) {
    f.assertions().property(condition, Property.Kind.POINTER_DEREFERENCE, FAILURE + text, at);
  }

  private static Expr untyped(Expr pointer) {
    return Conversions.cast(pointer, Types.VOID_POINTER);
  }

  /** A call of a model; null if it has no result. */
  public Expr call(String model, CType result, List<Expr> arguments) {
    FunctionType type =
        new FunctionType(
            result, arguments.stream().map(Expr::type).toList(), FunctionType.Arity.FIXED);
    Symbol symbol = f.linkage().functionNamed(model, type).orElseThrow();
    FunctionType declared = (FunctionType) symbol.type();
    Expr.Variable place =
        declared.result() instanceof VoidType
            ? null
            : f.code().temporary("look", declared.result(), at);
    List<Expr> passed = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      passed.add(Conversions.cast(arguments.get(i), declared.parameters().get(i)));
    }
    f.code()
        .add(
            new Instruction.Call(
                Optional.ofNullable(place), Exprs.functionAddress(symbol), passed, at));
    return place;
  }
}
