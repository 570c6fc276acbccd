// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.math.BigInteger;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.interpret.machine.Boxing;
import kiki.interpret.machine.Codes.BlockCode;
import kiki.interpret.machine.Codes.Boxed;
import kiki.interpret.machine.Codes.BoxedCode;
import kiki.interpret.machine.Codes.Image;
import kiki.interpret.machine.Codes.ImageCode;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.machine.Codes.Narrow;
import kiki.interpret.machine.Codes.Value;
import kiki.interpret.machine.MemoryCode;
import kiki.interpret.machine.Reachability;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.value.BoxedOperators;
import kiki.interpret.value.IntegerWrap;
import kiki.interpret.value.Relation;
import kiki.interpret.value.Shape;
import kiki.program.Expr;
import kiki.util.ieee.IeeeFloat;

/** Compiles expressions of one function. */
final class ExprCompiler {
  /** What a test of a pointer alone asks of what follows it. */
  private static final LongCode NO_BYTES = m -> 0;

  /** Where variables and functions are. */
  interface Symbols {
    BlockCode variable(Symbol symbol);

    /** Notes that the address of a variable is taken. */
    void addressed(Symbol symbol);

    MemoryBlock function(Symbol symbol);

    /** Whether the objects that get values here are static. */
    boolean areStatic();
  }

  private final Layout layout;
  private final Symbols symbols;
  private final MemoryBlock nullBlock;
  private final PointerCode pointers;
  private final PlaceCompiler places;
  private final MemoryCode memory;

  ExprCompiler(Layout layout, Symbols symbols, MemoryBlock nullBlock) {
    this.layout = layout;
    this.symbols = symbols;
    this.nullBlock = nullBlock;
    this.pointers = new PointerCode(layout.pointerWidth());
    this.memory = new MemoryCode(layout);
    this.places = new PlaceCompiler(layout, symbols, this);
  }

  MemoryCode memory() {
    return memory;
  }

  PlaceCompiler places() {
    return places;
  }

  Value value(Expr e) {
    return switch (Shape.of(e.type())) {
      case NARROW -> new Narrow(narrow(e));
      case BOXED -> new Boxed(boxed(e));
      case IMAGE -> new Image(image(e));
    };
  }

  /** An integer of any width by its low 64 bits, extended by its sign. */
  LongCode integer(Expr e) {
    if (Shape.of(e.type()) == Shape.NARROW) {
      return narrow(e);
    }
    BoxedCode code = boxed(e);
    return m -> ((BigInteger) code.eval(m)).longValue();
  }

  LongCode narrow(Expr e) {
    return switch (e) {
      case Expr.IntConstant(BigInteger value, IntType type) -> constant(value.longValue());
      case Expr.FloatConstant(IeeeFloat value, CType type) -> constant(Boxing.bits(value));
      case Expr.NullPointer n -> nullPointer();
      case Expr.Zero(CType type) -> type instanceof PointerType ? nullPointer() : constant(0);
      case Expr.Variable v -> memory.load(places.place(v), v.type());
      case Expr.Index i -> memory.load(places.place(i), i.type());
      case Expr.Member f -> memory.load(places.place(f), f.type());
      case Expr.Dereference d -> memory.load(places.place(d), d.type());
      case Expr.AddressOf(Expr target, PointerType type) -> places.address(target);
      case Expr.Unary u -> unary(u);
      case Expr.Binary b -> binary(b);
      case Expr.Cast c -> cast(c);
      case Expr.Conditional(Expr condition, Expr whenTrue, Expr whenFalse, CType type) -> {
        LongCode test = narrow(condition);
        LongCode yes = narrow(whenTrue);
        LongCode no = narrow(whenFalse);
        yield m -> test.eval(m) != 0 ? yes.eval(m) : no.eval(m);
      }
      case Expr.Overflows(Expr.BinaryOp op, Expr left, Expr right) -> overflows(op, left, right);
      case Expr.PointerPredicate(
              Expr.PointerTest test,
              Expr.AddressOf(Expr.Member(Expr base, StructType.Field field), PointerType t),
              Optional<Expr> size)
          when test == Expr.PointerTest.IS_INITIALIZED && field.isBitField() ->
          PointerCode.isInitialized(places.place(new Expr.Member(base, field)));
      case Expr.PointerPredicate(Expr.PointerTest test, Expr pointer, Optional<Expr> size)
          when test == Expr.PointerTest.IS_INITIALIZED -> {
        CType target = ((PointerType) pointer.type()).target();
        yield pointers.predicate(test, narrow(pointer), places.size(target));
      }
      case Expr.PointerPredicate(Expr.PointerTest test, Expr pointer, Optional<Expr> size) ->
          pointers.predicate(test, narrow(pointer), size.map(this::integer).orElse(NO_BYTES));
      case Expr.HeapPredicate(Expr.HeapTest test) -> m -> Reachability.holds(m, test) ? 1 : 0;
      case Expr.PointerQuery(Expr.PointerAttribute attribute, Expr pointer, IntType type) ->
          pointers.query(attribute, narrow(pointer), type);
      case Expr.FusedMultiplyAdd f -> Boxing.unbox(boxedOperation(f), f.type());
      case Expr.Rounded r -> Boxing.unbox(RoundedCode.of(r, this), r.type());
      case Expr.StructValue s -> throw notScalar(s);
      case Expr.ArrayValue a -> throw notScalar(a);
    };
  }

  BoxedCode boxed(Expr e) {
    if (Shape.of(e.type()) == Shape.NARROW) {
      return Boxing.box(narrow(e), e.type());
    }
    return switch (e) {
      case Expr.IntConstant(BigInteger value, IntType type) -> m -> value;
      case Expr.FloatConstant(IeeeFloat value, CType type) -> m -> value;
      case Expr.Zero(CType type) -> {
        Object zero = BoxedOperators.cast(BigInteger.ZERO, type);
        yield m -> zero;
      }
      case Expr.Variable v -> memory.loadBoxed(places.place(v), v.type());
      case Expr.Index i -> memory.loadBoxed(places.place(i), i.type());
      case Expr.Member f -> memory.loadBoxed(places.place(f), f.type());
      case Expr.Dereference d -> memory.loadBoxed(places.place(d), d.type());
      case Expr.Conditional(Expr condition, Expr whenTrue, Expr whenFalse, CType type) -> {
        LongCode test = narrow(condition);
        BoxedCode yes = boxed(whenTrue);
        BoxedCode no = boxed(whenFalse);
        yield m -> test.eval(m) != 0 ? yes.eval(m) : no.eval(m);
      }
      case Expr.Unary u -> boxedOperation(u);
      case Expr.Binary b -> boxedOperation(b);
      case Expr.Cast c -> boxedOperation(c);
      case Expr.FusedMultiplyAdd f -> boxedOperation(f);
      case Expr.Rounded r -> RoundedCode.of(r, this);
      case Expr.NullPointer n -> throw notScalar(n);
      case Expr.AddressOf a -> throw notScalar(a);
      case Expr.Overflows o -> throw notScalar(o);
      case Expr.PointerPredicate p -> throw notScalar(p);
      case Expr.HeapPredicate h -> throw notScalar(h);
      case Expr.PointerQuery q -> throw notScalar(q);
      case Expr.StructValue s -> throw notScalar(s);
      case Expr.ArrayValue a -> throw notScalar(a);
    };
  }

  private BoxedCode boxedOperation(Expr.Unary u) {
    BoxedCode operand = boxed(u.operand());
    return m -> BoxedOperators.unary(u.op(), operand.eval(m), u.type());
  }

  private BoxedCode boxedOperation(Expr.Binary b) {
    BoxedCode left = boxed(b.left());
    BoxedCode right = boxed(b.right());
    return m -> BoxedOperators.binary(b.op(), left.eval(m), right.eval(m), b.type());
  }

  private BoxedCode boxedOperation(Expr.Cast c) {
    BoxedCode operand = boxed(c.operand());
    return m -> BoxedOperators.cast(operand.eval(m), c.type());
  }

  private BoxedCode boxedOperation(Expr.FusedMultiplyAdd f) {
    BoxedCode left = boxed(f.left());
    BoxedCode right = boxed(f.right());
    BoxedCode addend = boxed(f.addend());
    return m ->
        ((IeeeFloat) left.eval(m))
            .fusedMultiplyAdd(
                (IeeeFloat) right.eval(m),
                (IeeeFloat) addend.eval(m),
                kiki.util.ieee.RoundingMode.NEAREST_EVEN);
  }

  ImageCode image(Expr e) {
    return new AggregateCompiler(layout, this, symbols.areStatic()).image(e);
  }

  private LongCode unary(Expr.Unary u) {
    if (u.operand().type() instanceof IntType type
        && Shape.of(type) == Shape.NARROW
        && u.type() instanceof IntType) {
      LongCode operand = narrow(u.operand());
      IntegerWrap wrap = new IntegerWrap(type);
      if (u.op() == Expr.UnaryOp.NEGATE) {
        return m -> wrap.of(-operand.eval(m));
      }
      if (u.op() == Expr.UnaryOp.BIT_NOT) {
        return m -> wrap.of(~operand.eval(m));
      }
      if (u.op() == Expr.UnaryOp.NOT) {
        return m -> operand.eval(m) == 0 ? 1 : 0;
      }
    }
    return Boxing.unbox(boxedOperation(u), u.type());
  }

  private LongCode binary(Expr.Binary b) {
    return switch (b.op().kind()) {
      case POINTER ->
          b.op() == Expr.BinaryOp.POINTER_DIFFERENCE ? difference(b) : pointerArithmetic(b);
      case COMPARISON -> comparison(b);
      case SHIFT ->
          IntegerCode.shift(b.op(), narrow(b.left()), shiftAmount(b.right()), (IntType) b.type());
      case ARITHMETIC, BITWISE, LOGICAL -> arithmetic(b);
    };
  }

  private LongCode difference(Expr.Binary b) {
    return pointers.difference(
        narrow(b.left()),
        narrow(b.right()),
        places.size(((PointerType) b.left().type()).target()),
        (IntType) b.type());
  }

  private LongCode arithmetic(Expr.Binary b) {
    if (b.type() instanceof IntType type && Shape.of(type) == Shape.NARROW) {
      return IntegerCode.binary(b.op(), narrow(b.left()), narrow(b.right()), type);
    }
    if (b.type() instanceof FloatType type && Shape.isHostFloat(type)) {
      var fast = FloatCode.Elementary.of(b.op());
      if (fast.isPresent()) {
        return FloatCode.binary(fast.get(), narrow(b.left()), narrow(b.right()), type);
      }
    }
    return Boxing.unbox(boxedOperation(b), b.type());
  }

  private LongCode shiftAmount(Expr amount) {
    if (Shape.of(amount.type()) == Shape.NARROW) {
      return narrow(amount);
    }
    BoxedCode code = boxed(amount);
    BigInteger limit = BigInteger.valueOf(Long.MAX_VALUE);
    return m -> ((BigInteger) code.eval(m)).min(limit).max(limit.negate()).longValue();
  }

  private LongCode pointerArithmetic(Expr.Binary b) {
    LongCode index = integer(b.right());
    LongCode size = places.size(((PointerType) b.left().type()).target());
    if (b.right() instanceof Expr.IntConstant) {
      return pointers.step(b.op(), narrow(b.left()), index, size);
    }
    LongCode bytes =
        b.op() == Expr.BinaryOp.POINTER_ADD
            ? m -> index.eval(m) * size.eval(m)
            : m -> -index.eval(m) * size.eval(m);
    return pointers.add(narrow(b.left()), bytes);
  }

  private LongCode comparison(Expr.Binary b) {
    Relation relation = Relation.of(b.op()).orElseThrow();
    CType operands = b.left().type();
    if (operands instanceof PointerType) {
      return pointers.compare(relation, narrow(b.left()), narrow(b.right()));
    }
    if (Shape.of(operands) == Shape.BOXED) {
      return Boxing.unbox(boxedOperation(b), IntType.BOOL);
    }
    return operands instanceof IntType type
        ? IntegerCode.compare(relation, narrow(b.left()), narrow(b.right()), type)
        : FloatCode.compare(relation, narrow(b.left()), narrow(b.right()), (FloatType) operands);
  }

  private LongCode overflows(Expr.BinaryOp op, Expr left, Expr right) {
    if (left.type() instanceof PointerType pointer) {
      return pointers.overflows(op, narrow(left), integer(right), places.size(pointer.target()));
    }
    if (left.type() instanceof IntType type
        && Shape.of(type) == Shape.NARROW
        && right.type().equals(type)) {
      return IntegerCode.overflows(op, narrow(left), narrow(right), type);
    }
    BoxedCode l = boxed(left);
    BoxedCode r = boxed(right);
    return m -> BoxedOperators.overflows(op, l.eval(m), r.eval(m), left.type()) ? 1 : 0;
  }

  private LongCode cast(Expr.Cast c) {
    CType from = c.operand().type();
    if (Shape.of(from) == Shape.BOXED) {
      LongCode low = Boxing.unbox(boxedOperation(c), c.type());
      return c.type() instanceof PointerType ? pointers.fromInteger(low) : low;
    }
    LongCode code = narrow(c.operand());
    return switch (c.type()) {
      case PointerType p -> from instanceof PointerType ? code : pointers.fromInteger(code);
      case IntType to when from instanceof PointerType -> pointers.toInteger(code, to);
      case IntType to when from instanceof FloatType f -> FloatCode.toInteger(code, f, to);
      case IntType to when to.isBool() -> m -> code.eval(m) != 0 ? 1 : 0;
      case IntType to -> {
        IntegerWrap wrap = new IntegerWrap(to);
        yield m -> wrap.of(code.eval(m));
      }
      case FloatType to when from instanceof FloatType f -> FloatCode.convert(code, f, to);
      case FloatType to -> FloatCode.fromInteger(code, (IntType) from, to);
      case CType other -> throw notScalar(c);
    };
  }

  private LongCode nullPointer() {
    return m -> {
      m.provenance = nullBlock;
      return 0;
    };
  }

  private static LongCode constant(long value) {
    return m -> value;
  }

  private static IllegalArgumentException notScalar(Expr e) {
    return new IllegalArgumentException("not a scalar here: " + e.getClass().getSimpleName());
  }
}
