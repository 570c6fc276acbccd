// SPDX-License-Identifier: Apache-2.0
package kiki.lower.verifier;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.PointerType;
import kiki.lower.code.Code;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.util.Location;

/**
 * Pointers of which a program assumes something although nothing says where they point. A pointer
 * that is an input equals no object, so that the assumption would leave no execution at all, and
 * everything after it would hold. What follows is unknown instead.
 */
public final class OpenPointers {
  private OpenPointers() {}

  /** Guards the instructions from an index on. */
  public static void guard(Code code, int start) {
    List<Instruction> written = code.instructions();
    List<Instruction> clause = new ArrayList<>(written.subList(start, written.size()));
    written.subList(start, written.size()).clear();
    for (Instruction i : clause) {
      Expr open = Exprs.FALSE;
      for (Expr value : Instructions.values(i)) {
        open = Exprs.or(open, open(value));
      }
      if (!Exprs.isFalse(open)) {
        Instruction.Label known = code.label("known");
        code.jumpIf(Exprs.not(open), known, OpenPointers.unchecked(i.location()));
        code.add(
            new Instruction.Unsupported(
                "an assumption about where a pointer points that is not set", i.location()));
        code.place(known, i.location());
      }
      code.add(i);
    }
  }

  /** Whether evaluating the expression asks where a pointer points that points nowhere. */
  private static Expr open(Expr e) {
    return switch (e) {
      case Expr.Binary b when b.op().kind() == Expr.BinaryOp.Kind.LOGICAL -> {
        Expr evaluated = b.op() == Expr.BinaryOp.OR ? Exprs.not(b.left()) : b.left();
        yield Exprs.or(open(b.left()), where(evaluated, open(b.right())));
      }
      case Expr.Conditional c ->
          Exprs.or(
              open(c.condition()),
              Exprs.or(
                  where(c.condition(), open(c.whenTrue())),
                  where(Exprs.not(c.condition()), open(c.whenFalse()))));
      case Expr.Binary b when isOrder(b) ->
          Exprs.or(
              Exprs.or(invalid(b.left()), invalid(b.right())),
              Exprs.or(open(b.left()), open(b.right())));
      case Expr.PointerPredicate p when isAboutNull(p) ->
          Exprs.or(open(p.pointer()), open(p.size().orElseThrow()));
      case Expr.PointerPredicate p when tells(p.test()) -> {
        Expr asked = Exprs.or(invalid(p.pointer()), open(p.pointer()));
        yield p.test() == Expr.PointerTest.SAME_OBJECT
            ? Exprs.or(
                asked, Exprs.or(invalid(p.size().orElseThrow()), open(p.size().orElseThrow())))
            : asked;
      }
      case Expr.PointerQuery q -> Exprs.or(invalid(q.pointer()), open(q.pointer()));
      case Expr other -> {
        Expr any = Exprs.FALSE;
        for (Expr child : Exprs.children(other)) {
          any = Exprs.or(any, open(child));
        }
        yield any;
      }
    };
  }

  private static boolean isOrder(Expr.Binary b) {
    return b.left().type() instanceof PointerType
        && switch (b.op()) {
          case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> true;
          default -> false;
        };
  }

  /** Whether a pointer is null or not is known of every pointer. */
  private static boolean isAboutNull(Expr.PointerPredicate p) {
    return p.test() == Expr.PointerTest.SAME_OBJECT
        && (isNull(p.pointer()) || isNull(p.size().orElseThrow()));
  }

  private static boolean isNull(Expr e) {
    return e instanceof Expr.NullPointer
        || e instanceof Expr.Cast(Expr operand, PointerType to) && isNull(operand);
  }

  /** Whether the test says more than that a pointer is null. */
  private static boolean tells(Expr.PointerTest test) {
    return test != Expr.PointerTest.IS_NULL && test != Expr.PointerTest.IS_INVALID;
  }

  private static Expr where(Expr condition, Expr open) {
    return Exprs.isFalse(open) ? open : Exprs.and(condition, open);
  }

  private static Expr invalid(Expr pointer) {
    return new Expr.PointerPredicate(Expr.PointerTest.IS_INVALID, pointer);
  }

  /** The place without the checks of the command line. */
  public static Location unchecked(Location at) {
    return new Location(
        at.file(), at.line(), at.column(), at.switches().disable("pointer").disable("bounds"));
  }
}
