// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Conversions;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;

/**
 * Objects that files declare with an incomplete type ({@code extern int a[];}) and none defines.
 * They exist, but how large they are is not known: each is an object of the environment with a size
 * that is only approximated, so that an access is neither proved to be inside nor reported. An
 * array has an element at least.
 */
public final class UnknownObjects {
  private final Layout layout;
  private final Map<Symbol, Symbol> pointers = new LinkedHashMap<>();

  UnknownObjects(Layout layout) {
    this.layout = layout;
  }

  /** The address of the object, as a pointer to {@code type}. */
  public Expr address(Symbol object, CType type) {
    Symbol pointer =
        pointers.computeIfAbsent(object, o -> global(o, o.name(), new PointerType(o.type())));
    return Conversions.cast(new Expr.Variable(pointer), new PointerType(type));
  }

  private static Symbol global(Symbol object, String name, CType type) {
    return new Symbol(name, type, Qualifiers.NONE, Symbol.Storage.INTERNAL, "", object.location());
  }

  /** Brings the objects into being, before anything can refer to them. */
  public List<Instruction> allocate(Set<Symbol> globals) {
    List<Instruction> code = new ArrayList<>();
    IntType type = layout.sizeType();
    pointers.forEach(
        (object, pointer) -> {
          Symbol size = global(object, "size_of_" + object.name(), type);
          globals.add(pointer);
          globals.add(size);
          InputOrigin source = InputOrigin.approximation("the size of '" + object.name() + "'");
          code.add(new Instruction.Input(new Expr.Variable(size), source, object.location()));
          Expr limited =
              Exprs.binary(
                  Expr.BinaryOp.BIT_AND,
                  new Expr.Variable(size),
                  Exprs.integer(Integer.MAX_VALUE / 2, type));
          Expr count = Exprs.binary(Expr.BinaryOp.ADD, limited, Exprs.integer(1, type));
          CType element = element(object.type());
          Expr bytes =
              Exprs.binary(
                  Expr.BinaryOp.MULTIPLY, count, Exprs.integer(layout.sizeOf(element), type));
          code.add(
              new Instruction.Allocate(
                  new Expr.Variable(pointer),
                  bytes,
                  element,
                  Instruction.Lifetime.PROGRAM,
                  Instruction.Content.UNINITIALIZED,
                  object.location()));
        });
    return code;
  }

  private static CType element(CType type) {
    return type instanceof ArrayType a && Layout.hasConstantSize(a.element())
        ? a.element()
        : IntType.UNSIGNED_CHAR;
  }
}
