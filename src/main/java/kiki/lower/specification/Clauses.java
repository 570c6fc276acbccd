// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.source.CError;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.lower.code.Conversions;
import kiki.lower.code.TreeWalk;
import kiki.lower.function.FunctionLowering;
import kiki.lower.library.AllocationCalls;
import kiki.lower.library.Requirements;
import kiki.lower.link.ContractFrame;
import kiki.lower.link.Types;
import kiki.lower.verifier.OpenPointers;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Conditions in clauses of contracts. Where one is assumed, predicates about pointers make it true:
 * {@code __CPROVER_is_fresh(p, n)} sets {@code p} to a new object. Where one is asserted, they only
 * test.
 */
public final class Clauses {
  /** What is done with the condition that is being evaluated. */
  enum Mode {
    NONE,
    ASSUME,
    ASSERT
  }

  private final FunctionLowering f;
  private final Map<Expression, Expr> snapshots = new IdentityHashMap<>();
  private final List<Expr> fresh = new ArrayList<>();
  private final List<Instruction> prologue = new ArrayList<>();
  private final PredicateInlining inlining;
  private Mode mode = Mode.NONE;
  private ContractFrame frame;

  public Clauses(FunctionLowering f) {
    this.f = f;
    this.inlining = new PredicateInlining(f);
  }

  boolean isActive() {
    return mode != Mode.NONE;
  }

  Mode mode() {
    return mode;
  }

  PredicateInlining inlining() {
    return inlining;
  }

  /** What must stand before everything else. */
  List<Instruction> prologue() {
    return prologue;
  }

  /** From now on what is called fresh must have been made in this frame. */
  void within(ContractFrame made) {
    frame = made;
  }

  /** A new contract begins: what was fresh before says nothing about it. */
  void forget() {
    fresh.clear();
    frame = null;
  }

  void assume(Expression e, Location at) {
    mode = Mode.ASSUME;
    int start = f.code().instructions().size();
    f.code().assume(f.expressions().condition(e), at);
    OpenPointers.guard(f.code(), start);
    mode = Mode.NONE;
  }

  void check(Expression e, Property.Kind kind, String text, Location at) {
    mode = Mode.ASSERT;
    f.assertions().property(f.expressions().condition(e), kind, text, at);
    mode = Mode.NONE;
  }

  /**
   * Evaluates what {@code __CPROVER_old} or {@code __CPROVER_loop_entry} ask for inside an
   * expression. A value behind a pointer that is not valid is any value: the clause may not look at
   * it.
   */
  void snapshot(Expression root, String name) {
    TreeWalk.expressions(
        root,
        e -> {
          if (e instanceof Expression.Builtin b && b.name().equals(name)) {
            Expression operand = b.arguments().getFirst();
            Location at = OpenPointers.unchecked(b.location());
            Expr value = f.expressions().value(operand);
            Expr.Variable held = f.code().temporary("before", value.type(), at);
            Instruction.Label end = f.code().label("end");
            f.code().jumpIf(Exprs.not(new Validity(f).of(value)), end, at);
            f.code().assign(held, value, at);
            f.code().place(end, at);
            snapshots.put(b, held);
          }
        });
  }

  public static boolean handles(String name) {
    return switch (name) {
      case "__CPROVER_old",
          "__CPROVER_loop_entry",
          "__CPROVER_is_fresh",
          "__CPROVER_pointer_in_range_dfcc",
          "__CPROVER_pointer_equals",
          "__CPROVER_is_freeable",
          "__CPROVER_was_freed" ->
          true;
      default -> false;
    };
  }

  /** The value of what {@link #handles} names. */
  public Expr lower(Expression.Builtin x) {
    Location at = x.location();
    if (mode == Mode.NONE && !isMere(x.name())) {
      f.code().add(new Instruction.Unsupported(x.name() + " outside of a contract", at));
      return Conversions.cast(Exprs.FALSE, f.types().map(x.type()));
    }
    List<Expression> arguments = x.arguments();
    return switch (x.name()) {
      case "__CPROVER_old", "__CPROVER_loop_entry" -> {
        Expr held = snapshots.get(x);
        if (held == null) {
          throw CError.unsupported(at, "'" + x.name() + "' is not supported in this clause");
        }
        yield held;
      }
      case "__CPROVER_is_fresh" -> isFresh(arguments.get(0), arguments.get(1), at);
      case "__CPROVER_pointer_in_range_dfcc" ->
          inRange(f.expressions().value(arguments.get(0)), arguments, at);
      case "__CPROVER_pointer_equals" -> equals(arguments, at);
      case "__CPROVER_is_freeable" -> isFreeable(f.expressions().value(arguments.getFirst()));
      default ->
          new Expr.PointerPredicate(
              Expr.PointerTest.IS_DEALLOCATED, f.expressions().value(arguments.getFirst()));
    };
  }

  private static boolean isMere(String name) {
    return name.equals("__CPROVER_is_freeable");
  }

  private Expr isFresh(Expression pointer, Expression size, Location at) {
    Expr bytes = f.code().hold("size", f.expressions().value(size), at);
    if (mode == Mode.ASSUME) {
      Expr place = place(pointer, at);
      IntType type = f.layout().sizeType();
      Expr largest = new Expr.IntConstant(f.layout().differenceType().maximum(), type);
      f.code().assume(Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, bytes, largest), at);
      AllocationCalls.allocateInto(
          f, place, bytes, Instruction.Lifetime.HEAP, Instruction.Content.UNINITIALIZED, at);
      remember(place, at);
      return Exprs.TRUE;
    }
    Expr value = f.code().hold("fresh", f.expressions().value(pointer), at);
    Expr result = new Requirements(f, at).isReadable(value, bytes);
    for (Expr other : fresh) {
      result = Exprs.and(result, Exprs.not(same(value, other)));
    }
    if (frame != null) {
      result = Exprs.and(result, isNew(value, at));
    }
    Expr held = f.code().hold("is_fresh", result, at);
    remember(value, at);
    return held;
  }

  /** Whether the object was made in the frame: the pass over frames fills it in. */
  private Expr isNew(Expr value, Location at) {
    Expr.Variable answer = f.code().temporary("is_new", IntType.BOOL, at);
    Instruction question = new Instruction.Assign(answer, Exprs.FALSE, at);
    f.code().add(question);
    frame.questions().put(question, value);
    return answer;
  }

  /** Keeps the pointer; one whose turn does not come stays null. */
  private void remember(Expr pointer, Location at) {
    Expr.Variable held = f.code().temporary("object", Types.BYTE_POINTER, at);
    prologue.add(f.code().instructions().removeLast());
    prologue.add(new Instruction.Assign(held, Exprs.zero(Types.BYTE_POINTER), at));
    f.code().assign(held, Conversions.cast(pointer, Types.BYTE_POINTER), at);
    fresh.add(held);
  }

  private static Expr same(Expr a, Expr b) {
    return new Expr.PointerPredicate(Expr.PointerTest.SAME_OBJECT, a, b);
  }

  /** The pointer itself, to be set. */
  private Expr place(Expression pointer, Location at) {
    Expression e = pointer;
    while (e instanceof Expression.Cast c && c.operand().type() instanceof PointerType) {
      e = c.operand();
    }
    Expr value = f.places().lvalue(e);
    boolean isTemporary = e instanceof Expression.Call || e instanceof Expression.Decay;
    if (isTemporary || !Exprs.isLvalue(value) || !(value.type() instanceof PointerType)) {
      throw new CError(at, "a contract can assume this of a pointer that is a variable only");
    }
    return value;
  }

  private Expr inRange(Expr low, List<Expression> arguments, Location at) {
    IntType difference = f.layout().differenceType();
    Expr from = f.code().hold("low", Conversions.cast(low, Types.BYTE_POINTER), at);
    Expr to =
        f.code()
            .hold(
                "high",
                Conversions.cast(f.expressions().value(arguments.get(2)), Types.BYTE_POINTER),
                at);
    if (mode == Mode.ASSUME) {
      Expr place = place(arguments.get(1), at);
      f.code().assume(Exprs.and(same(from, to), notAfter(from, to)), at);
      Expr.Variable distance = f.code().temporary("distance", difference, at);
      f.code().add(new Instruction.Input(distance, "offset of a pointer", at));
      Expr moved = new Expr.Binary(Expr.BinaryOp.POINTER_ADD, from, distance, Types.BYTE_POINTER);
      f.code()
          .assume(
              Exprs.compare(Expr.BinaryOp.GREATER_OR_EQUAL, distance, Exprs.zero(difference)), at);
      f.code()
          .assume(
              Exprs.compare(
                  Expr.BinaryOp.LESS_OR_EQUAL,
                  distance,
                  Exprs.binary(Expr.BinaryOp.SUBTRACT, offset(to), offset(from))),
              at);
      f.code().assign(place, Conversions.cast(moved, place.type()), at);
      return Exprs.TRUE;
    }
    Expr middle =
        f.code()
            .hold(
                "middle",
                Conversions.cast(f.expressions().value(arguments.get(1)), Types.BYTE_POINTER),
                at);
    return Exprs.and(
        Exprs.and(same(from, middle), same(middle, to)),
        Exprs.and(notAfter(from, middle), notAfter(middle, to)));
  }

  private Expr offset(Expr pointer) {
    return new Expr.PointerQuery(
        Expr.PointerAttribute.OFFSET, pointer, f.layout().differenceType());
  }

  private Expr notAfter(Expr a, Expr b) {
    return Exprs.compare(Expr.BinaryOp.LESS_OR_EQUAL, offset(a), offset(b));
  }

  private Expr equals(List<Expression> arguments, Location at) {
    Expr wanted = f.expressions().value(arguments.get(1));
    if (mode == Mode.ASSUME) {
      Expr place = place(arguments.get(0), at);
      f.code().assign(place, Conversions.cast(wanted, place.type()), at);
      return Exprs.TRUE;
    }
    Expr value = f.expressions().value(arguments.get(0));
    return Exprs.compare(Expr.BinaryOp.EQUAL, value, Conversions.cast(wanted, value.type()));
  }

  /** What C11 7.22.3.3 requires of the argument of {@code free}. */
  private Expr isFreeable(Expr pointer) {
    Expr isNull = new Expr.PointerPredicate(Expr.PointerTest.IS_NULL, pointer);
    Expr isDynamic = new Expr.PointerPredicate(Expr.PointerTest.IS_DYNAMIC, pointer);
    Expr isFreed = new Expr.PointerPredicate(Expr.PointerTest.IS_DEALLOCATED, pointer);
    Expr start =
        Exprs.compare(
            Expr.BinaryOp.EQUAL, offset(pointer), Exprs.zero(f.layout().differenceType()));
    return Exprs.or(isNull, Exprs.and(Exprs.and(isDynamic, Exprs.not(isFreed)), start));
  }
}
