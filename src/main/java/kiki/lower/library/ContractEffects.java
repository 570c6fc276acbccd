// SPDX-License-Identifier: Apache-2.0
package kiki.lower.library;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.contract.Clause;
import kiki.lower.contract.Extent;
import kiki.lower.contract.Result;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.Places;
import kiki.lower.link.Library;
import kiki.lower.link.Types;
import kiki.lower.value.Computations;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.util.CheckSwitches;
import kiki.util.Location;

/**
 * What a library function without a model does, as its contract says: the result is any that is
 * possible, what it writes holds any value, and a call that fails writes nothing.
 */
public final class ContractEffects {
  private final ContractCall call;
  private final FunctionLowering f;
  private final Location at;
  private final CType type;
  private final Optional<Expr> target;

  /**
   * @param type of the call
   * @param target where the result, of this type, may go
   */
  public ContractEffects(ContractCall call, CType type, Optional<Expr> target) {
    this.call = call;
    this.f = call.lowering();
    this.at = call.location();
    this.type = type;
    this.target = target;
  }

  /** Lowers the effects; gives the result, or null for a call of type void. */
  public Expr lower() {
    Instruction.Label end = f.code().label("end");
    Expr result = type instanceof VoidType ? null : result(end);
    call.contract().all(Clause.Memory.class).forEach(this::write);
    call.contract()
        .all(Clause.Close.class)
        .forEach(c -> model("close", VoidType.VOID, List.of(call.pointer(c.parameter()))));
    if (call.contract().all(Clause.Errno.class).anyMatch(e -> !e.names().isEmpty())
        && f.linkage().usesErrno()) {
      model("math_errno", VoidType.VOID, List.of());
    }
    f.code().place(end, at);
    if (call.contract().has(Clause.Mark.ENDS)) {
      f.code().add(new Instruction.Halt(Exprs.integer(1, IntType.INT), at));
    }
    return result;
  }

  private boolean isComputed() {
    return call.contract().has(Clause.Mark.COMPUTED);
  }

  private InputOrigin source() {
    return isComputed()
        ? InputOrigin.approximation(call.function())
        : InputOrigin.function(call.function());
  }

  /** Pointers that come from outside point to nothing that is known. */
  private InputOrigin source(CType content) {
    return isComputed() || !hasPointers(content)
        ? source()
        : InputOrigin.approximation(call.function());
  }

  private static boolean hasPointers(CType type) {
    return switch (type) {
      case PointerType p -> true;
      case ArrayType a -> hasPointers(a.element());
      case StructType s -> s.fields().stream().anyMatch(field -> hasPointers(field.valueType()));
      case CType other -> false;
    };
  }

  private Expr model(String name, CType result, List<Expr> arguments) {
    return call.requirements().call(Library.SAFE + name, result, arguments);
  }

  private void write(Clause.Memory m) {
    if (m.access() == Clause.Access.READ) {
      return;
    }
    call.unlessNull(
        m.parameter(),
        m.allowed(),
        () -> {
          Optional<CType> whole =
              m.extent().isEmpty() ? call.target(m.parameter()) : Optional.empty();
          if (whole.isPresent()) {
            Expr place = Places.dereference(call.pointer(m.parameter()), whole.get());
            f.code().add(new Instruction.Input(place, source(whole.get()), inLibrary()));
            return;
          }
          String content = m.access() == Clause.Access.FILL ? "text" : "bytes";
          model(
              (isComputed() ? "some_" : "any_") + content,
              VoidType.VOID,
              List.of(
                  Conversions.cast(call.pointer(m.parameter()), Types.VOID_POINTER),
                  call.bytes(m)));
        });
  }

  /** Where the library writes: the call has checked that it may. */
  private Location inLibrary() {
    return Location.inLibrary(
        Library.SAFE + call.function(), CheckSwitches.Author.TESTED_LIBRARY, at);
  }

  private Expr result(Instruction.Label end) {
    Expr place =
        target.orElseGet(() -> f.code().temporary("return_value_" + call.function(), type, at));
    Result result = call.contract().result().orElse(new Result.Any());
    switch (result) {
      case Result.Any any when isComputed() && type instanceof FloatType ->
          f.code().add(Computations.input(place, call.function(), call.values(), at));
      case Result.Any any -> input(place, type);
      case Result.Range r -> range(place, r);
      case Result.Values v -> values(place, v.values());
      case Result.Argument a -> {
        orNull(place, a.orNull(), end);
        give(place, call.value(a.parameter()));
      }
      case Result.Into i -> {
        orNull(place, i.orNull(), end);
        give(place, into(i.parameter()));
      }
      case Result.StaticObject s -> {
        orNull(place, s.orNull(), end);
        give(place, staticObject());
      }
      case Result.Text t -> {
        orNull(place, t.orNull(), end);
        give(place, text(t));
      }
      case Result.NewStream s -> {
        orNull(place, s.orNull(), end);
        give(place, model("open", Types.VOID_POINTER, List.of()));
      }
    }
    if (result instanceof Result.Range || result instanceof Result.Values) {
      endIfFailed(place, end);
    }
    return place;
  }

  private void give(Expr place, Expr value) {
    f.code().assign(place, Conversions.cast(value, place.type()), at);
  }

  private void input(Expr place, CType content) {
    f.code().add(new Instruction.Input(place, source(content), at));
  }

  private Expr anyNumber(IntType numbers) {
    Expr.Variable number = f.code().temporary("any", numbers, at);
    f.code().add(new Instruction.Input(number, source(), at));
    return number;
  }

  /** The call may fail: it gives null, and does nothing else. */
  private void orNull(Expr place, Clause.Null allowed, Instruction.Label end) {
    if (allowed == Clause.Null.FORBIDDEN) {
      return;
    }
    Instruction.Label succeeds = f.code().label("succeeds");
    f.code().jumpIf(anyNumber(IntType.BOOL), succeeds, at);
    f.code().assign(place, Exprs.zero(place.type()), at);
    fail(end);
    f.code().place(succeeds, at);
  }

  private void fail(Instruction.Label end) {
    if (f.linkage().usesErrno() && call.contract().all(Clause.Errno.class).findAny().isPresent()) {
      model("errno", VoidType.VOID, List.of());
    }
    f.code().jump(end, at);
  }

  /** Negative numbers say that a call has failed. */
  private void endIfFailed(Expr place, Instruction.Label end) {
    if (!(type instanceof IntType t) || !t.isSigned()) {
      return;
    }
    Instruction.Label succeeds = f.code().label("succeeds");
    f.code()
        .jumpIf(
            Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, place, Exprs.zero(type)), succeeds, at);
    fail(end);
    f.code().place(succeeds, at);
  }

  private void range(Expr place, Result.Range r) {
    input(place, type);
    if (type instanceof FloatType floating) {
      bound(place, Expr.BinaryOp.GREATER_OR_EQUAL, r.low(), floating);
      r.high().ifPresent(h -> bound(place, Expr.BinaryOp.LESS_OR_EQUAL, h, floating));
      return;
    }
    if (!(type instanceof IntType t)) {
      return;
    }
    Expr low = Conversions.cast(signed(r.low()), t);
    f.code().assume(Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, place, low), at);
    r.high().ifPresent(h -> f.code().assume(isAtMost(place, h, t), at));
  }

  private void bound(Expr place, Expr.BinaryOp op, Extent bound, FloatType floating) {
    f.code().assume(Exprs.compare(op, place, Conversions.cast(signed(bound), floating)), at);
  }

  private Expr signed(Extent extent) {
    return Conversions.cast(call.number(extent), f.layout().differenceType());
  }

  /** Negative results are below every size. */
  private Expr isAtMost(Expr place, Extent high, IntType t) {
    Expr bound = call.number(high);
    IntType size = f.layout().sizeType();
    boolean isWider = t.width() > size.width();
    Expr within =
        isWider
            ? Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, place, Conversions.cast(bound, t))
            : Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, Conversions.cast(place, size), bound);
    Expr isNegative = Exprs.compare(Expr.BinaryOp.LESS, place, Exprs.zero(t));
    return t.isSigned() ? Exprs.or(isNegative, within) : within;
  }

  private void values(Expr place, List<Extent> values) {
    if (values.size() == 1) {
      give(place, signed(values.getFirst()));
      return;
    }
    input(place, type);
    Expr oneOf = Exprs.FALSE;
    for (Extent v : values) {
      Expr value = Conversions.cast(signed(v), type);
      oneOf = Exprs.or(oneOf, Exprs.compare(Expr.BinaryOp.EQUAL, place, value));
    }
    f.code().assume(oneOf, at);
  }

  private Expr into(String parameter) {
    Expr offset = anyNumber(f.layout().sizeType());
    Expr length = call.number(new Extent.Length(parameter));
    f.code().assume(Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, offset, length), at);
    Expr pointer = call.pointer(parameter);
    return new Expr.Binary(
        Expr.BinaryOp.POINTER_ADD, pointer, offset, (PointerType) pointer.type());
  }

  private Expr staticObject() {
    CType content = ((PointerType) type).target();
    Symbol object = f.linkage().libraryObject(call.function(), content);
    Expr.Variable place = new Expr.Variable(object);
    input(place, content);
    return new Expr.AddressOf(place, new PointerType(content));
  }

  private Expr text(Result.Text t) {
    IntType size = f.layout().sizeType();
    if (t.size().isPresent()
        && t.size().get() instanceof Extent.Number(var bytes)
        && t.owner() == Result.Owner.LIBRARY) {
      ArrayType array =
          new ArrayType(
              f.linkage().charType(), Qualifiers.NONE, new ArrayType.Fixed(bytes.longValue()));
      Expr.Variable place = new Expr.Variable(f.linkage().libraryObject(call.function(), array));
      input(place, array);
      Expr last = new Expr.Index(place, Exprs.integer(bytes.longValue() - 1, IntType.INT));
      f.code().assign(last, Exprs.zero(last.type()), at);
      return new Expr.AddressOf(
          new Expr.Index(place, Exprs.integer(0, IntType.INT)),
          new PointerType(f.linkage().charType()));
    }
    Expr length = anyNumber(size);
    Expr longest = new Expr.IntConstant(f.layout().differenceType().maximum().shiftRight(1), size);
    f.code().assume(Exprs.compare(Expr.BinaryOp.LESS, length, longest), at);
    String name = t.owner() == Result.Owner.LIBRARY ? "library_text" : "new_text";
    return model(name, Types.VOID_POINTER, List.of(length));
  }
}
