// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.source.CError;
import kiki.cfront.tree.Contract;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.library.Requirements;
import kiki.lower.link.ContractFrame;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/** The targets of {@code __CPROVER_assigns} clauses: where they are, and giving them any value. */
final class AssignTargets {
  /** How far a target reaches. */
  sealed interface Extent {
    /** That many, from the first byte on. */
    record Bytes(Expr size) implements Extent {}

    /** From there to the end of the object. */
    record ToTheEnd() implements Extent {}

    /** All of the object. */
    record Whole() implements Extent {}
  }

  /**
   * A target whose place has been evaluated.
   *
   * @param counts whether its condition holds
   * @param start its first byte
   * @param lvalue what it designates, if it has a type
   */
  record Place(Expr counts, Expr start, Extent extent, Optional<Expr> lvalue) {}

  private final FunctionLowering f;

  AssignTargets(FunctionLowering f) {
    this.f = f;
  }

  /** Evaluates where the targets of the clauses are. */
  List<Place> places(List<Contract.Clause> clauses) {
    List<Place> all = new ArrayList<>();
    for (Contract.Clause clause : clauses) {
      for (Contract.Target target : clause.targets()) {
        all.add(place(target, clause.location()));
      }
    }
    return all;
  }

  private Place place(Contract.Target target, Location at) {
    Expr counts =
        target
            .condition()
            .<Expr>map(c -> f.code().hold("counts", f.expressions().condition(c), at))
            .orElse(Exprs.TRUE);
    return switch (target.value()) {
      case Expression.Builtin b when b.name().equals("__CPROVER_typed_target") ->
          lvalue(counts, b.arguments().getFirst(), at);
      case Expression.Builtin b -> slice(counts, b, at);
      case Expression e -> lvalue(counts, e, at);
    };
  }

  private Place slice(Expr counts, Expression.Builtin b, Location at) {
    Expression operand = b.arguments().getFirst();
    while (operand instanceof Expression.Cast c && c.operand().type() instanceof PointerType) {
      operand = c.operand();
    }
    if (b.name().equals("__CPROVER_object_whole")
        && operand instanceof Expression.Decay d
        && f.places().lvalue(d.operand()) instanceof Expr.Variable) {
      return lvalue(counts, d.operand(), at);
    }
    Expr pointer = holdIf(counts, "target", f.expressions().value(operand), at);
    Expr start = Conversions.cast(pointer, Types.BYTE_POINTER);
    return switch (b.name()) {
      case "__CPROVER_object_whole" ->
          new Place(counts, start, new Extent.Whole(), Optional.empty());
      case "__CPROVER_object_from" ->
          new Place(counts, start, new Extent.ToTheEnd(), Optional.empty());
      default -> {
        Expr size = f.expressions().value(b.arguments().get(1));
        Optional<Expr> typed = typed(pointer, size);
        Expr held = size instanceof Expr.IntConstant ? size : holdIf(counts, "size", size, at);
        yield new Place(counts, start, new Extent.Bytes(held), typed);
      }
    };
  }

  /** The value where the target counts: elsewhere it may not be possible to evaluate it. */
  private Expr holdIf(Expr counts, String hint, Expr value, Location at) {
    Expr.Variable held = f.code().temporary(hint, value.type(), at);
    Instruction.Label end = f.code().label("end");
    f.code().jumpIf(Exprs.not(counts), end, at);
    f.code().assign(held, value, at);
    f.code().place(end, at);
    return held;
  }

  /** A number of bytes as elements of the type that the pointer points to, if they are. */
  private Optional<Expr> typed(Expr pointer, Expr size) {
    CType element = ((PointerType) pointer.type()).target();
    if (!(size instanceof Expr.IntConstant n)
        || element instanceof VoidType
        || !Layout.hasConstantSize(element)
        || f.layout().sizeOf(element) == 0
        || n.value().longValue() % f.layout().sizeOf(element) != 0
        || n.value().signum() == 0) {
      return Optional.empty();
    }
    long count = n.value().longValue() / f.layout().sizeOf(element);
    CType array = new ArrayType(element, Qualifiers.NONE, new ArrayType.Fixed(count));
    Expr whole = new Expr.Cast(pointer, new PointerType(array));
    return Optional.of(new Expr.Dereference(whole, array));
  }

  private Place lvalue(Expr counts, Expression e, Location at) {
    Expr place = f.places().lvalue(e);
    if (place instanceof Expr.Member m && m.field().isBitField()) {
      throw CError.unsupported(
          at, "a bit-field as the target of an assigns clause is not supported");
    }
    CType type = place.type();
    if (!Layout.hasConstantSize(type)) {
      throw new CError(at, "the target of an assigns clause has no constant size");
    }
    Expr size = Exprs.integer(f.layout().sizeOf(type), f.layout().sizeType());
    PointerType pointer = new PointerType(type);
    if (place instanceof Expr.Variable) {
      Expr address = new Expr.AddressOf(place, pointer);
      return new Place(
          counts,
          Conversions.cast(address, Types.BYTE_POINTER),
          new Extent.Bytes(size),
          Optional.of(place));
    }
    Expr address =
        place instanceof Expr.Dereference d
            ? Conversions.cast(d.pointer(), pointer)
            : new Expr.AddressOf(place, pointer);
    Expr held = holdIf(counts, "target", address, at);
    return new Place(
        counts,
        Conversions.cast(held, Types.BYTE_POINTER),
        new Extent.Bytes(size),
        Optional.of(new Expr.Dereference(held, type)));
  }

  /** Gives the target any value. */
  void havoc(Place place, String source, Location at) {
    Instruction.Label end = f.code().label("end");
    f.code().jumpIf(Exprs.not(place.counts()), end, at);
    if (place.lvalue().isPresent()) {
      f.code().add(new Instruction.Input(place.lvalue().get(), source, at));
    } else {
      bytes(place, at);
    }
    f.code().place(end, at);
  }

  private void bytes(Place place, Location at) {
    IntType sizeType = f.layout().sizeType();
    IntType difference = f.layout().differenceType();
    Expr objectSize =
        new Expr.PointerQuery(Expr.PointerAttribute.OBJECT_SIZE, place.start(), sizeType);
    Expr offset = new Expr.PointerQuery(Expr.PointerAttribute.OFFSET, place.start(), difference);
    Expr start =
        place.extent() instanceof Extent.Whole
            ? new Expr.Binary(
                Expr.BinaryOp.POINTER_SUBTRACT, place.start(), offset, Types.BYTE_POINTER)
            : place.start();
    Expr size =
        switch (place.extent()) {
          case Extent.Bytes(Expr bytes) -> bytes;
          case Extent.Whole() -> objectSize;
          case Extent.ToTheEnd() ->
              Exprs.binary(Expr.BinaryOp.SUBTRACT, objectSize, Conversions.cast(offset, sizeType));
        };
    new Requirements(f, at)
        .call(
            "__kiki_havoc",
            VoidType.VOID,
            List.of(Conversions.cast(start, Types.VOID_POINTER), size));
  }

  /** The same for a frame, kept in static objects. */
  ContractFrame.Bytes noted(Place place, Location at) {
    Expr start = place.start();
    Expr counts = place.counts();
    if (place.extent() instanceof Extent.Whole) {
      Expr offset =
          new Expr.PointerQuery(Expr.PointerAttribute.OFFSET, start, f.layout().differenceType());
      start = new Expr.Binary(Expr.BinaryOp.POINTER_SUBTRACT, start, offset, Types.BYTE_POINTER);
    }
    return new ContractFrame.Bytes(
        Exprs.isTrue(counts) ? counts : ghost("counts", counts, at),
        ghost("start", start, at),
        switch (place.extent()) {
          case Extent.Bytes(Expr size) ->
              Optional.of(size instanceof Expr.IntConstant ? size : ghost("size", size, at));
          case Extent.Whole(), Extent.ToTheEnd() -> Optional.empty();
        });
  }

  /** A pointer that may be freed, kept in a static object: null where it does not count. */
  Expr notedPointer(Contract.Target target, Location at) {
    Expr pointer = Conversions.cast(f.expressions().value(target.value()), Types.BYTE_POINTER);
    Expr counts = target.condition().map(f.expressions()::condition).orElse(Exprs.TRUE);
    return ghost(
        "freeable",
        Exprs.isTrue(counts)
            ? pointer
            : new Expr.Conditional(
                counts, pointer, Exprs.zero(Types.BYTE_POINTER), Types.BYTE_POINTER),
        at);
  }

  /** Frees what a pointer points to, or not. */
  void mayFree(Contract.Target target, String source, Location at) {
    Expr counts = target.condition().map(f.expressions()::condition).orElse(Exprs.TRUE);
    Expr.Variable isFreed = f.code().temporary("is_freed", IntType.BOOL, at);
    f.code().add(new Instruction.Input(isFreed, "whether " + source + " frees", at));
    Instruction.Label end = f.code().label("end");
    f.code().jumpIf(Exprs.not(Exprs.and(counts, isFreed)), end, at);
    f.code().add(new Instruction.Free(f.expressions().value(target.value()), at));
    f.code().place(end, at);
  }

  private Expr ghost(String hint, Expr value, Location at) {
    Expr.Variable ghost = f.linkage().contracts().ghost(hint, value.type(), f.linkage(), at);
    f.code().assign(ghost, value, at);
    return ghost;
  }
}
