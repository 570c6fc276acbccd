// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kiki.cfront.source.CError;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Initializer;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Conversions;
import kiki.lower.code.TreeWalk;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * Declarations and their initialisers. An aggregate is assigned as one value; what is not mentioned
 * is zero (C11 6.7.9p21). Members of unions are assigned after the whole, one by one.
 */
public final class Initializers {
  /** More elements than this are not written out one by one. */
  private static final long ELEMENT_LIMIT = 1 << 22;

  /**
   * The bytes of a union beyond the member that is initialised have no specified value (C11
   * 6.2.6.1p7), but compilers mostly clear them: a run that depends on them is not evidence. Those
   * of static objects are zero with all compilers.
   */
  private static final InputOrigin UNSPECIFIED_BYTES =
      InputOrigin.approximation("what the initialiser of a union leaves open");

  private final FunctionLowering f;
  private final List<Instruction> unionMembers = new ArrayList<>();
  private boolean hasEffects;
  private boolean isAutomatic;

  Initializers(FunctionLowering f) {
    this.f = f;
  }

  /** A declaration inside a function. */
  void declare(Symbol symbol, Optional<Initializer> initializer, Location at) {
    if (symbol.isFunction()) {
      return;
    }
    switch (symbol.storage()) {
      case STATIC_LOCAL, INTERNAL, STRING_LITERAL -> f.linkage().addStatic(symbol, initializer);
      case EXTERNAL -> {}
      case AUTOMATIC, PARAMETER, TEMPORARY -> declareAutomatic(symbol, initializer, at);
    }
  }

  private void declareAutomatic(Symbol symbol, Optional<Initializer> initializer, Location at) {
    symbol.refineType(f.types().map(symbol.type()));
    if (Types.isVariable(symbol.type())) {
      f.places().declareVariableLength(symbol, at);
      return;
    }
    f.jumps().declare(symbol, at);
    initializer.ifPresent(i -> initialize(symbol, i, at));
  }

  /** Gives a static object its initial value: zero where the program says nothing. */
  public void initializeStatic(Symbol symbol, Optional<Initializer> initializer, Location at) {
    initializer.ifPresentOrElse(
        i -> initialize(symbol, i, at),
        () -> f.code().assign(new Expr.Variable(symbol), Exprs.zero(symbol.type()), at));
  }

  private void initialize(Symbol symbol, Initializer initializer, Location at) {
    Expr place = new Expr.Variable(symbol);
    if (initializer instanceof Initializer.Single(Expression value, Location l)) {
      f.assignments().store(place, value, Use.DISCARD, at);
      return;
    }
    // The values in it may be compound literals, with initialisers of their own.
    new Initializers(f).aggregate(symbol, initializer, at);
  }

  private void aggregate(Symbol symbol, Initializer initializer, Location at) {
    Expr place = new Expr.Variable(symbol);
    isAutomatic = !symbol.isStatic();
    TreeWalk.expressions(initializer, e -> hasEffects |= f.effects().in(e));
    Expr value = build(initializer, symbol.type(), place);
    f.code().assign(place, value, at);
    unionMembers.forEach(f.code()::add);
  }

  private Expr build(Initializer initializer, CType type, Expr place) {
    return switch (initializer) {
      case Initializer.Single(Expression e, Location at) -> {
        Expr value = Conversions.cast(f.expressions().value(e), type);
        yield hasEffects && !Exprs.isConstant(value) ? f.code().hold("value", value, at) : value;
      }
      case Initializer.Text x -> text(x, (ArrayType) type);
      case Initializer.Elements x -> elements(x, (ArrayType) type, place);
      case Initializer.Members x -> members(x, (StructType) type, place);
    };
  }

  private Expr text(Initializer.Text x, ArrayType type) {
    List<Expr> characters = f.linkage().characters(x.literal().symbol());
    List<Expr> kept = new ArrayList<>();
    long limit = length(type, x.literal().location());
    for (Expr c : characters.subList(0, (int) Math.min(limit, characters.size()))) {
      kept.add(Conversions.cast(c, type.element()));
    }
    return new Expr.ArrayValue(type, trimmed(kept));
  }

  private Expr elements(Initializer.Elements x, ArrayType type, Expr place) {
    if (x.entries().isEmpty()) {
      return Exprs.zero(type);
    }
    length(type, x.location());
    long last = -1;
    for (Initializer.ElementEntry e : x.entries()) {
      last = Math.max(last, e.last());
    }
    if (last >= ELEMENT_LIMIT) {
      throw CError.unsupported(
          x.location(), "initialiser of more than 4194304 elements is not supported");
    }
    Expr[] values = new Expr[(int) last + 1];
    Arrays.fill(values, Exprs.zero(type.element()));
    for (Initializer.ElementEntry e : x.entries()) {
      Expr first = new Expr.Index(place, Exprs.integer(e.first(), f.layout().differenceType()));
      int before = unionMembers.size();
      Expr value = build(e.value(), type.element(), first);
      if (unionMembers.size() > before && e.last() > e.first()) {
        throw CError.unsupported(
            x.location(), "a range of unions in an initialiser is not supported");
      }
      Arrays.fill(values, (int) e.first(), (int) e.last() + 1, value);
    }
    return new Expr.ArrayValue(type, trimmed(Arrays.asList(values)));
  }

  /** Of whole objects, a flexible array has got the length of its initialiser before. */
  private static long length(ArrayType type, Location at) {
    if (type.length() instanceof ArrayType.Fixed(long count)) {
      return count;
    }
    throw CError.unsupported(at, "initialisation of a flexible array is not supported");
  }

  /** Without the zeros at the end, which an array value implies. */
  private static List<Expr> trimmed(List<Expr> values) {
    int size = values.size();
    while (size > 0 && isZero(values.get(size - 1))) {
      size--;
    }
    return List.copyOf(values.subList(0, size));
  }

  private static boolean isZero(Expr e) {
    return e instanceof Expr.Zero
        || e instanceof Expr.NullPointer
        || e instanceof Expr.IntConstant c && c.value().signum() == 0;
  }

  private Expr members(Initializer.Members x, StructType type, Expr place) {
    if (x.entries().isEmpty()) {
      return new Expr.Zero(type);
    }
    if (type.isUnion()) {
      for (Initializer.MemberEntry e : x.entries()) {
        StructType.Field field = f.types().field(x.type(), e.field(), x.location());
        Expr member = new Expr.Member(place, field);
        int before = unionMembers.size();
        Expr value = build(e.value(), field.valueType(), member);
        unionMembers.add(before, new Instruction.Assign(member, value, x.location()));
        if (isAutomatic && leavesBytes(type, field)) {
          unionMembers.add(before, new Instruction.Input(place, UNSPECIFIED_BYTES, x.location()));
        }
      }
      return new Expr.Zero(type);
    }
    List<StructType.Field> fields = type.fields();
    Expr[] values = new Expr[fields.size()];
    for (Initializer.MemberEntry e : x.entries()) {
      int index = x.type().fields().indexOf(e.field());
      StructType.Field field = fields.get(index);
      Expr member = new Expr.Member(place, field);
      values[index] = build(e.value(), f.types().map(field.valueType()), member);
    }
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null) {
        values[i] = zero(fields.get(i));
      }
    }
    return new Expr.StructValue(type, List.of(values));
  }

  /** Whether a union is larger than one of its members. */
  private boolean leavesBytes(StructType union, StructType.Field member) {
    return member.isBitField()
        || Layout.hasConstantSize(member.type())
            && f.layout().sizeOf(member.type()) < f.layout().sizeOf(union);
  }

  private static Expr zero(StructType.Field field) {
    return Exprs.zero(field.valueType());
  }
}
