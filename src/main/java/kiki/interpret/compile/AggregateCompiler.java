// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;
import kiki.interpret.machine.Codes.Action;
import kiki.interpret.machine.Codes.ImageCode;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.machine.PlaceCode;
import kiki.interpret.memory.MemoryBlock;
import kiki.program.Expr;

/** Compiles values of structures, unions and arrays. */
final class AggregateCompiler {
  private final Layout layout;
  private final ExprCompiler expressions;
  private final boolean areStatic;

  /**
   * @param areStatic whether the values are those of static objects, whose padding is zero
   */
  AggregateCompiler(Layout layout, ExprCompiler expressions, boolean areStatic) {
    this.layout = layout;
    this.expressions = expressions;
    this.areStatic = areStatic;
  }

  ImageCode image(Expr e) {
    return switch (e) {
      case Expr.Zero(CType type) -> m -> m.newValue(layout.sizeOf(type));
      case Expr.StructValue s -> structure(s);
      case Expr.ArrayValue a -> array(a);
      case Expr.Variable v -> copy(v);
      case Expr.Index i -> copy(i);
      case Expr.Member f -> copy(f);
      case Expr.Dereference d -> copy(d);
      case Expr.Conditional(Expr condition, Expr whenTrue, Expr whenFalse, CType type) -> {
        LongCode test = expressions.narrow(condition);
        ImageCode yes = image(whenTrue);
        ImageCode no = image(whenFalse);
        yield m -> test.eval(m) != 0 ? yes.eval(m) : no.eval(m);
      }
      case Expr.Cast(Expr operand, CType type) when operand.type().isAggregate() -> image(operand);
      case Expr.Cast c -> throw notAggregate(c);
      case Expr.IntConstant c -> throw notAggregate(c);
      case Expr.FloatConstant c -> throw notAggregate(c);
      case Expr.NullPointer n -> throw notAggregate(n);
      case Expr.AddressOf a -> throw notAggregate(a);
      case Expr.Unary u -> throw notAggregate(u);
      case Expr.Binary b -> throw notAggregate(b);
      case Expr.Overflows o -> throw notAggregate(o);
      case Expr.PointerPredicate p -> throw notAggregate(p);
      case Expr.HeapPredicate h -> throw notAggregate(h);
      case Expr.PointerQuery q -> throw notAggregate(q);
      case Expr.FusedMultiplyAdd f -> throw notAggregate(f);
      case Expr.Rounded r -> throw notAggregate(r);
    };
  }

  private ImageCode structure(Expr.StructValue value) {
    StructType type = value.type();
    List<Action> parts = new ArrayList<>();
    for (int i = 0; i < value.members().size(); i++) {
      StructType.Field field = type.fields().get(i);
      PlaceCode place = PlaceCompiler.member(PlaceCode.of(m -> m.built), field);
      parts.add(part(place, field.valueType(), value.members().get(i)));
    }
    ImageCode built = build(type.size(), parts);
    return areStatic ? built : Padding.of(type, layout).leftOpen(built);
  }

  private ImageCode array(Expr.ArrayValue value) {
    ArrayType type = value.type();
    CType element = type.element();
    long size = layout.sizeOf(element);
    List<Action> parts = new ArrayList<>();
    for (int i = 0; i < value.elements().size(); i++) {
      parts.add(part(PlaceCode.of(m -> m.built).plus(i * size), element, value.elements().get(i)));
    }
    long whole =
        type.length() instanceof ArrayType.Fixed ? layout.sizeOf(type) : size * parts.size();
    return build(whole, parts);
  }

  private Action part(PlaceCode place, CType type, Expr value) {
    return expressions.memory().store(place, type, expressions.value(value));
  }

  private static ImageCode build(long size, List<Action> parts) {
    Action[] actions = parts.toArray(Action[]::new);
    return m -> {
      MemoryBlock outer = m.built;
      MemoryBlock block = m.newValue(size);
      m.built = block;
      for (Action action : actions) {
        action.run(m);
      }
      m.built = outer;
      return block;
    };
  }

  /**
   * Of bytes that are only approximated, others of the value know nothing. A structure need not be
   * copied with its padding.
   */
  private ImageCode copy(Expr lvalue) {
    PlaceCode place = expressions.places().place(lvalue);
    LongCode size = expressions.places().size(lvalue.type());
    ImageCode copy = copy(place, size);
    return lvalue.type() instanceof StructType s && s.isComplete() && !areStatic
        ? Padding.of(s, layout).leftOpen(copy)
        : copy;
  }

  private static ImageCode copy(PlaceCode place, LongCode size) {
    return m -> {
      long bytes = size.eval(m);
      place.locate(m);
      MemoryBlock from = place.isInside() ? m.block : m.readable(bytes);
      MemoryBlock block = m.newValue(bytes);
      if (from != null) {
        MemoryBlock.copy(from, m.offset, block, 0, bytes);
      }
      return block;
    };
  }

  private static IllegalArgumentException notAggregate(Expr e) {
    return new IllegalArgumentException("not an aggregate: " + e.getClass().getSimpleName());
  }
}
