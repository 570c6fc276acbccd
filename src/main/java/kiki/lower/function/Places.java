// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Conversions;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * Lvalues, addresses and pointer arithmetic. A variable length array is a pointer to an object
 * allocated at its declaration; its elements, and those of arrays of run-time sized elements, are
 * reached by address arithmetic.
 */
public final class Places {
  private final FunctionLowering f;
  private final VariableStructures variableStructures;
  private final Map<Symbol, Symbol> arrayPointers = new HashMap<>();
  private final Map<Symbol, Expr> aliases = new HashMap<>();

  Places(FunctionLowering f) {
    this.f = f;
    this.variableStructures = new VariableStructures(f);
  }

  public Expr lvalue(Expression e) {
    return switch (e) {
      case Expression.Reference x -> reference(x.symbol(), f.types().map(x.type()));
      case Expression.StringLiteral x -> variable(x.symbol());
      case Expression.Dereference x ->
          dereference(f.expressions().value(x.pointer()), f.types().map(x.type()));
      case Expression.Index x -> index(x);
      case Expression.Member x -> member(x);
      case Expression.CompoundLiteral x -> {
        f.initializers().declare(x.symbol(), Optional.of(x.initializer()), x.location());
        yield new Expr.Variable(x.symbol());
      }
      case Expression.Comma x -> {
        f.expressions().discard(x.left());
        yield lvalue(x.right());
      }
      case Expression other -> {
        Expr value = f.expressions().value(other);
        yield Exprs.isLvalue(value) ? value : f.code().hold("value", value, other.location());
      }
    };
  }

  /** From now on the symbol means this lvalue. */
  public void alias(Symbol symbol, Expr place) {
    aliases.put(symbol, place);
  }

  private Expr variable(Symbol symbol) {
    Expr alias = aliases.get(symbol);
    if (alias != null) {
      return alias;
    }
    Symbol pointer = arrayPointers.get(symbol);
    return pointer == null
        ? new Expr.Variable(f.linkage().used(symbol))
        : new Expr.Dereference(new Expr.Variable(pointer), symbol.type());
  }

  /** An object that this file may declare with another type than the one it has. */
  private Expr reference(Symbol symbol, CType type) {
    Symbol resolved = f.linkage().resolve(symbol);
    if (f.linkage().linker().isUnknown(resolved)) {
      return new Expr.Dereference(f.linkage().unknownObjects().address(resolved, type), type);
    }
    Expr place = variable(symbol);
    boolean same =
        Exprs.sameType(type, place.type())
            || type instanceof FunctionType
            || type instanceof ArrayType a
                && place.type() instanceof ArrayType b
                && Exprs.sameType(a.element(), b.element());
    if (same || !(place instanceof Expr.Variable)) {
      return place;
    }
    Expr address = new Expr.AddressOf(place, new PointerType(place.type()));
    return new Expr.Dereference(Conversions.cast(address, new PointerType(type)), type);
  }

  /** A const object stays behind its address: only there it can be written. */
  public static Expr dereference(Expr pointer, CType type) {
    return pointer instanceof Expr.AddressOf a
            && a.target().type().equals(type)
            && !isReadOnly(a.target())
        ? a.target()
        : new Expr.Dereference(pointer, type);
  }

  private static boolean isReadOnly(Expr lvalue) {
    return switch (lvalue) {
      case Expr.Variable v -> v.symbol().isReadOnly();
      case Expr.Member m -> isReadOnly(m.base());
      case Expr.Index i -> isReadOnly(i.array());
      case Expr other -> false;
    };
  }

  private Expr index(Expression.Index x) {
    f.sequencing().require(x);
    CType element = f.types().map(x.type());
    if (x.base().type() instanceof ArrayType a && !Types.isVariable(a)) {
      Expr array = f.assignments().stablePlace(lvalue(x.base()), List.of(x.index()), x.location());
      return new Expr.Index(array, f.expressions().value(x.index()));
    }
    Expr pointer =
        x.base().type() instanceof ArrayType
            ? firstElement(x.base(), new PointerType(element))
            : f.expressions().value(x.base());
    Expr saved = f.expressions().saved(pointer, x.index());
    Expr index = f.expressions().value(x.index());
    return dereference(advance(saved, index, Expr.BinaryOp.POINTER_ADD), element);
  }

  private Expr member(Expression.Member x) {
    StructType owner = (StructType) x.base().type();
    Expr base = lvalue(x.base());
    if (owner.isVariable()) {
      Expr pointer = ((Expr.Dereference) base).pointer();
      return variableStructures.member(pointer, owner, owner.fields().indexOf(x.field()));
    }
    return new Expr.Member(base, f.types().field(owner, x.field(), x.location()));
  }

  Expr decay(Expression.Decay x) {
    PointerType type = f.types().map(x.type());
    return x.operand().type() instanceof FunctionType
        ? addressOf(x.operand(), type)
        : firstElement(x.operand(), type);
  }

  private Expr firstElement(Expression array, PointerType type) {
    Expr place = lvalue(array);
    if (Types.isVariable(place.type()) && place instanceof Expr.Dereference d) {
      return Conversions.cast(d.pointer(), type);
    }
    Expr held = f.fullExpressions().keep(array, place);
    Expr first = new Expr.Index(held, Exprs.integer(0, IntType.INT));
    return linked(array, new Expr.AddressOf(first, type));
  }

  Expr addressOf(Expression operand, PointerType type) {
    PointerType mapped = f.types().map(type);
    if (operand.type() instanceof FunctionType && operand instanceof Expression.Reference r) {
      Symbol function = f.linkage().function(r.symbol());
      return linked(r, new Expr.AddressOf(new Expr.Variable(function), mapped));
    }
    Expr place = lvalue(operand);
    Expr address =
        place instanceof Expr.Dereference d
            ? Conversions.cast(d.pointer(), mapped)
            : new Expr.AddressOf(place, mapped);
    return linked(operand, address);
  }

  /** The address, unless the linker gives the name the address null. */
  private Expr linked(Expression named, Expr address) {
    return named instanceof Expression.Reference r
        ? f.linkage().weakReferences().address(r.symbol(), address)
        : address;
  }

  /** {@code pointer + amount} or {@code pointer - amount}, in elements. */
  Expr advance(Expr pointer, Expr amount, Expr.BinaryOp op) {
    PointerType type = (PointerType) pointer.type();
    if (amount instanceof Expr.IntConstant c && c.value().signum() == 0) {
      return pointer;
    }
    if (!Types.isVariable(type.target())) {
      return new Expr.Binary(op, pointer, amount, type);
    }
    IntType offsetType = f.layout().differenceType();
    Expr bytes =
        Exprs.binary(
            Expr.BinaryOp.MULTIPLY,
            Conversions.cast(amount, offsetType),
            Conversions.cast(sizeOf(type.target()), offsetType));
    Expr base = Conversions.cast(pointer, Types.BYTE_POINTER);
    return new Expr.Cast(new Expr.Binary(op, base, bytes, Types.BYTE_POINTER), type);
  }

  Expr difference(Expr left, Expr right, IntType type) {
    PointerType pointer = (PointerType) left.type();
    if (!Types.isVariable(pointer.target())) {
      return new Expr.Binary(
          Expr.BinaryOp.POINTER_DIFFERENCE, left, Conversions.cast(right, pointer), type);
    }
    Expr bytes =
        new Expr.Binary(
            Expr.BinaryOp.POINTER_DIFFERENCE,
            Conversions.cast(left, Types.BYTE_POINTER),
            Conversions.cast(right, Types.BYTE_POINTER),
            type);
    return Exprs.binary(
        Expr.BinaryOp.DIVIDE, bytes, Conversions.cast(sizeOf(pointer.target()), type));
  }

  /** The size in bytes of a type, of type {@code size_t}; a computation for run-time sizes. */
  Expr sizeOf(CType type) {
    IntType size = f.layout().sizeType();
    if (type instanceof StructType s && s.isVariable()) {
      return variableStructures.size(s);
    }
    if (type instanceof ArrayType a && Types.isVariable(a)) {
      Expr count =
          switch (a.length()) {
            case ArrayType.Fixed(long n) -> Exprs.integer(n, size);
            case ArrayType.Variable(Symbol n) -> Conversions.cast(new Expr.Variable(n), size);
            case ArrayType.Unspecified u -> Exprs.integer(0, size);
          };
      return Exprs.binary(Expr.BinaryOp.MULTIPLY, count, sizeOf(a.element()));
    }
    return Exprs.integer(f.layout().sizeOf(f.types().map(type)), size);
  }

  /** Brings a variable length array to life (C11 6.7.6.2). */
  void declareVariableLength(Symbol array, Location at) {
    CType element = f.types().map(array.type() instanceof ArrayType a ? a.element() : array.type());
    Symbol pointer =
        arrayPointers.computeIfAbsent(
            array,
            a ->
                new Symbol(
                    a.name(),
                    new PointerType(element),
                    Qualifiers.NONE,
                    Symbol.Storage.TEMPORARY,
                    a.function(),
                    at));
    f.sizes().require(array, at);
    f.code().add(new Instruction.Declare(pointer, at));
    f.code()
        .add(
            new Instruction.Allocate(
                new Expr.Variable(pointer),
                sizeOf(array.type()),
                baseElement(element),
                Instruction.Lifetime.FUNCTION,
                Instruction.Content.UNINITIALIZED,
                at));
    f.jumps().scope().addArray(pointer);
  }

  private static CType baseElement(CType type) {
    return switch (type) {
      case ArrayType a when Types.isVariable(a) -> baseElement(a.element());
      case StructType s when s.isVariable() -> IntType.UNSIGNED_CHAR;
      case CType other -> other;
    };
  }
}
