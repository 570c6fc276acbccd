// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.ssa.access.Access;
import kiki.ssa.access.Addresses;
import kiki.ssa.access.PointerPredicates;
import kiki.ssa.access.Storage;
import kiki.ssa.object.Designator;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.Pointers;
import kiki.ssa.object.Store;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/** Expressions with C types to terms, in the memory of a {@link Store}. */
public final class Translator {
  private final ExecutionContext encoding;
  private final Terms terms;
  private final Pointers pointers;
  private final ArithmeticTerms arithmetic;
  private final ConversionTerms conversions;
  private final RoundedOperations rounding;
  private final PointerPredicates predicates;
  private final AggregateValues values;
  private final Addresses addresses;

  public Translator(ExecutionContext encoding) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.pointers = encoding.pointers();
    this.addresses = new Addresses(encoding);
    Storage storage = new Storage(encoding, addresses);
    this.arithmetic = new ArithmeticTerms(encoding, storage);
    this.conversions = new ConversionTerms(encoding, addresses);
    this.rounding = new RoundedOperations(terms, arithmetic, conversions);
    this.predicates = new PointerPredicates(encoding);
    this.values = new AggregateValues(encoding, new Access(encoding, storage));
  }

  public AggregateValues values() {
    return values;
  }

  /** The value of a scalar expression. */
  public Term scalar(Store store, Expr e) {
    return switch (e) {
      case Expr.IntConstant c when c.type().isBool() -> terms.bool(c.value().signum() != 0);
      case Expr.IntConstant c -> terms.bits(c.type().width(), c.value());
      case Expr.FloatConstant c -> terms.floats().constant(c.value());
      case Expr.NullPointer n -> pointers.nullPointer();
      case Expr.Zero z -> values.zero(encoding.shapes().of(z.type()).scalar());
      case Expr.Variable v -> read(store, v)[0];
      case Expr.Index i -> read(store, i)[0];
      case Expr.Member m -> read(store, m)[0];
      case Expr.Dereference d -> read(store, d)[0];
      case Expr.AddressOf a -> address(designate(store, a.target()));
      case Expr.Unary u -> arithmetic.unary(u, scalar(store, u.operand()));
      case Expr.Binary b -> binary(store, b);
      case Expr.Cast c -> cast(store, c);
      case Expr.Conditional c -> {
        Term condition = scalar(store, c.condition());
        Term whenTrue = store.where(condition, () -> scalar(store, c.whenTrue()));
        Term whenFalse = store.where(terms.not(condition), () -> scalar(store, c.whenFalse()));
        yield terms.ite(condition, whenTrue, whenFalse);
      }
      case Expr.Overflows o ->
          arithmetic.overflows(
              o.op(), (IntType) o.left().type(), scalar(store, o.left()), scalar(store, o.right()));
      case Expr.PointerPredicate(Expr.PointerTest test, Expr p, var size)
          when test == Expr.PointerTest.IS_INITIALIZED ->
          isInitialized(
              store,
              p instanceof Expr.AddressOf a
                  ? a.target()
                  : new Expr.Dereference(p, ((PointerType) p.type()).target()));
      case Expr.PointerPredicate p ->
          predicates.test(
              store, p.test(), scalar(store, p.pointer()), p.size().map(s -> operand(store, s)));
      case Expr.HeapPredicate h -> predicates.heap(store, h.test());
      case Expr.PointerQuery q ->
          conversions.resize(
              predicates.query(q.attribute(), scalar(store, q.pointer())),
              q.type(),
              q.type().width());
      case Expr.FusedMultiplyAdd f ->
          terms
              .floats()
              .fma(
                  ArithmeticTerms.ROUNDING,
                  scalar(store, f.left()),
                  scalar(store, f.right()),
                  scalar(store, f.addend()));
      case Expr.Rounded r -> rounded(store, r);
      case Expr.StructValue s -> value(store, s)[0];
      case Expr.ArrayValue a -> throw new IllegalArgumentException("not a scalar: " + a);
    };
  }

  private Term rounded(Store store, Expr.Rounded r) {
    List<Term> operands = new ArrayList<>();
    Exprs.children(r.operation()).forEach(e -> operands.add(scalar(store, e)));
    return rounding.apply(r.operation(), operands, scalar(store, r.mode()));
  }

  /** The second operand of a pointer predicate: a pointer, or a size as wide as an offset. */
  private Term operand(Store store, Expr e) {
    Term value = scalar(store, e);
    return e.type() instanceof IntType t ? widened(value, t) : value;
  }

  /** A number of bytes, as wide as an offset. */
  public Term size(Store store, Expr e) {
    return widened(scalar(store, e), (IntType) e.type());
  }

  private Term widened(Term value, IntType type) {
    return conversions.convert(value, type, encoding.layout().sizeType(), new BitSet());
  }

  private Term cast(Store store, Expr.Cast c) {
    boolean intoPointer =
        c.type() instanceof PointerType && !(c.operand().type() instanceof PointerType);
    BitSet possible =
        intoPointer ? encoding.pointed().instances(encoding.pointsTo().of(c)) : new BitSet();
    Term value = scalar(store, c.operand());
    if (c.operand().type() instanceof FloatType && c.type() instanceof IntType to && !to.isBool()) {
      store.undefinedWhere(terms.not(conversions.isInRange(value, to)));
    }
    return conversions.convert(value, c.operand().type(), c.type(), possible);
  }

  private Term binary(Store store, Expr.Binary b) {
    Term left = scalar(store, b.left());
    Term right = store.where(evaluatesRight(b.op(), left), () -> scalar(store, b.right()));
    return switch (b.op().kind()) {
      case POINTER -> pointer(store, b, left, right);
      case COMPARISON -> comparison(store, b, left, right);
      case ARITHMETIC, SHIFT, BITWISE, LOGICAL -> {
        if (b.left().type() instanceof IntType type) {
          Term without = arithmetic.hasNoResult(b.op(), type, left, right);
          if (b.op().kind() == Expr.BinaryOp.Kind.SHIFT) {
            store.undefinedWhere(without);
          } else {
            store.crashesWhere(without);
          }
        }
        yield arithmetic.binary(b.op(), b.left().type(), left, right);
      }
    };
  }

  /** Whether numbers made from pointers are equal is best said of the pointers. */
  private Term comparison(Store store, Expr.Binary b, Term left, Term right) {
    if (b.left().type() instanceof PointerType) {
      return predicates.compare(store, b.op(), left, right);
    }
    boolean equality = b.op() == Expr.BinaryOp.EQUAL || b.op() == Expr.BinaryOp.NOT_EQUAL;
    if (equality && left.sort().equals(Sort.bits(pointers.offsetWidth()))) {
      Term p = addresses.origin(left);
      Term q = addresses.origin(right);
      if (p != null && q != null && p != q) {
        return predicates.compare(store, b.op(), p, q);
      }
    }
    return arithmetic.binary(b.op(), b.left().type(), left, right);
  }

  private Term pointer(Store store, Expr.Binary b, Term left, Term right) {
    if (b.op() == Expr.BinaryOp.POINTER_DIFFERENCE) {
      return difference(store, b, left, right);
    }
    Term distance = elements(store, b.left().type(), b.right(), right);
    Optional<BigInteger> exact = exactDistance(store, b, right);
    if (exact.isPresent()) {
      return pointers.add(left, exact.get());
    }
    return pointers.add(left, b.op() == Expr.BinaryOp.POINTER_ADD ? distance : terms.neg(distance));
  }

  /**
   * The bytes to go as a number, if it is large and the program says it as one: where the variables
   * of an execution give it, the offset wraps around, for the interpreter as well.
   */
  private Optional<BigInteger> exactDistance(Store store, Expr.Binary b, Term count) {
    if (!(b.right() instanceof Expr.IntConstant)) {
      return Optional.empty();
    }
    Term size = sizeOf(store, ((PointerType) b.left().type()).target());
    Term wide = widened(count, (IntType) b.right().type());
    if (!(wide instanceof Constant c && size instanceof Constant each)) {
      return Optional.empty();
    }
    BigInteger bytes =
        ((Value.Bits) c.value()).signed().multiply(((Value.Bits) each.value()).signed());
    return pointers.isLarge(bytes)
        ? Optional.of(b.op() == Expr.BinaryOp.POINTER_ADD ? bytes : bytes.negate())
        : Optional.empty();
  }

  /** C's logical operators skip their second operand where the first decides. */
  private Term evaluatesRight(Expr.BinaryOp op, Term left) {
    if (op.kind() != Expr.BinaryOp.Kind.LOGICAL) {
      return terms.trueTerm();
    }
    return op == Expr.BinaryOp.OR ? terms.not(left) : left;
  }

  private Term elements(Store store, CType pointer, Expr count, Term value) {
    Term wide = widened(value, (IntType) count.type());
    return terms.mul(sizeOf(store, ((PointerType) pointer).target()), wide);
  }

  private Term difference(Store store, Expr.Binary b, Term left, Term right) {
    Term bytes = predicates.distance(left, right);
    Term size = sizeOf(store, ((PointerType) b.left().type()).target());
    Term quotient = terms.sdiv(bytes, size);
    return conversions.resize(
        quotient, encoding.layout().differenceType(), ((IntType) b.type()).width());
  }

  /** The size of a type in bytes, which a variable length array knows at run time only. */
  private Term sizeOf(Store store, CType type) {
    if (type instanceof ArrayType(CType element, var q, ArrayType.Variable(var count))) {
      Term number = widened(scalar(store, new Expr.Variable(count)), (IntType) count.type());
      return terms.mul(number, sizeOf(store, element));
    }
    boolean unsized =
        type instanceof VoidType
            || type instanceof FunctionType
            || type instanceof StructType s && !s.isComplete();
    return pointers.offsetConstant(unsized ? 1 : encoding.layout().sizeOf(type));
  }

  /** The value of any expression, leaf by leaf of its type's shape. */
  public Term[] value(Store store, Expr e) {
    if (Exprs.isLvalue(e)) {
      return read(store, e);
    }
    return switch (e) {
      case Expr.Zero z -> values.zero(z.type());
      case Expr.StructValue s -> composed(store, s);
      case Expr.ArrayValue a -> composed(store, a);
      case Expr.Conditional c when c.type().isAggregate() ->
          values.choose(
              scalar(store, c.condition()),
              value(store, c.whenTrue()),
              value(store, c.whenFalse()));
      case Expr.Cast c when c.type().isAggregate() -> value(store, c.operand());
      case Expr.Member m -> read(store, m);
      case Expr.Index i -> read(store, i);
      case Expr other -> new Term[] {scalar(store, other)};
    };
  }

  /** Puts an aggregate together in a scratch object. */
  private Term[] composed(Store store, Expr e) {
    ObjectInstance scratch = encoding.memory().scratch(e.type());
    Store inner = store.copy();
    assign(
        store, inner, Designator.at(new Designator.Start(scratch), pointers.offsetConstant(0)), e);
    Term[] parts = new Term[scratch.shape().size()];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = inner.get(scratch, i);
    }
    return parts;
  }

  /**
   * Assigns the value that an expression has {@code before} to what is designated; aggregates part
   * by part, none of which may see another one written.
   */
  public void assign(Store before, Store store, Designator target, Expr e) {
    switch (e) {
      case Expr.StructValue s when s.type().isUnion() -> {
        values.write(store, target, s.type(), values.zero(s.type()));
        if (!s.members().isEmpty()) {
          assign(
              before, store, member(target, s.type().fields().getFirst()), s.members().getFirst());
        }
      }
      case Expr.StructValue s -> {
        values.leaveGapsOpen(store, target, s.type());
        List<StructType.Field> fields = s.type().fields();
        for (int i = 0; i < s.members().size(); i++) {
          assign(before, store, member(target, fields.get(i)), s.members().get(i));
        }
      }
      case Expr.ArrayValue a -> {
        values.write(store, target, a.type(), values.zero(a.type()));
        long stride = encoding.layout().sizeOf(a.type().element());
        for (int i = 0; i < a.elements().size(); i++) {
          Term further = pointers.offsetConstant(stride * i);
          Designator element = target.withOffset(terms.add(target.offset(), further));
          assign(before, store, element, a.elements().get(i));
        }
      }
      case Expr other -> values.write(store, target, other.type(), value(before, other));
    }
  }

  private Term isInitialized(Store store, Expr lvalue) {
    Initialization initialization = new Initialization(encoding);
    return terms.and(
        java.util.Arrays.stream(read(store, lvalue)).map(initialization::isGiven).toList());
  }

  private Term[] read(Store store, Expr lvalue) {
    return values.read(store, designate(store, lvalue), lvalue.type());
  }

  /** What an lvalue designates; the parts of a value that is none lie in a scratch object. */
  public Designator designate(Store store, Expr e) {
    return switch (e) {
      case Expr.Variable v ->
          Designator.at(
              new Designator.Start(encoding.object(v.symbol())), pointers.offsetConstant(0));
      case Expr.Dereference d ->
          Designator.at(
              new Designator.Pointed(scalar(store, d.pointer())), pointers.offsetConstant(0));
      case Expr.Member m -> member(designate(store, m.base()), m.field());
      case Expr.Index i -> {
        Designator array = designate(store, i.array());
        Term index = widened(scalar(store, i.index()), (IntType) i.index().type());
        Term bytes = terms.mul(sizeOf(store, i.type()), index);
        yield array.withOffset(terms.add(array.offset(), bytes));
      }
      case Expr value -> {
        ObjectInstance scratch = encoding.memory().scratch(value.type());
        Term[] parts = value(store, value);
        for (int p = 0; p < parts.length; p++) {
          store.put(scratch, p, parts[p]);
        }
        yield Designator.at(new Designator.Start(scratch), pointers.offsetConstant(0));
      }
    };
  }

  private Designator member(Designator base, StructType.Field field) {
    Term offset = terms.add(base.offset(), pointers.offsetConstant(field.offset()));
    return new Designator(
        base.base(), offset, Optional.of(field).filter(StructType.Field::isBitField));
  }

  /** The pointer to what is designated. */
  Term address(Designator place) {
    return switch (place.base()) {
      case Designator.Start(ObjectInstance object) -> {
        if (object.number() == 0) {
          // Zero is null's: what is written there would be lost, and more be proved than holds.
          throw new IllegalStateException("no address known of " + object.name());
        }
        yield pointers.make(object.number(), place.offset());
      }
      case Designator.Pointed(Term pointer) -> pointers.add(pointer, place.offset());
    };
  }
}
