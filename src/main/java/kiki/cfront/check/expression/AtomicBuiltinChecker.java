// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.VoidType;

/**
 * The {@code __sync} and {@code __atomic} families. Sizes in names are dropped; the first argument
 * is a pointer to the object, values have the object's type, the rest are {@code int}.
 */
final class AtomicBuiltinChecker {
  /** What an argument after the pointer is. */
  private enum Kind {
    /** A value of the object's type. */
    VALUE,
    /** A pointer to an object of that type. */
    PLACE,
    /** A memory order or flag. */
    FLAG
  }

  /** The result type. */
  private enum Result {
    VALUE,
    BOOL,
    VOID
  }

  private final CheckContext context;

  AtomicBuiltinChecker(CheckContext context) {
    this.context = context;
  }

  /** The typed call; empty if the name is none. */
  Optional<Expression> call(BuiltinChecker.Call c) {
    String name = c.name().text().replaceFirst("_(1|2|4|8|16)$", "");
    return switch (name) {
      case "__sync_synchronize" -> Optional.of(plain(c, name, 0));
      case "__atomic_thread_fence", "__atomic_signal_fence" -> Optional.of(plain(c, name, 1));
      case "__atomic_always_lock_free", "__atomic_is_lock_free" ->
          Optional.of(new Expression.IntegerConstant(BigInteger.ONE, IntType.BOOL, c.location()));
      case "__sync_bool_compare_and_swap" ->
          Optional.of(typed(c, name, Result.BOOL, Kind.VALUE, Kind.VALUE));
      case "__sync_val_compare_and_swap" ->
          Optional.of(typed(c, name, Result.VALUE, Kind.VALUE, Kind.VALUE));
      case "__sync_lock_test_and_set" -> Optional.of(typed(c, name, Result.VALUE, Kind.VALUE));
      case "__sync_lock_release" -> Optional.of(typed(c, name, Result.VOID));
      case "__atomic_load_n" -> Optional.of(typed(c, name, Result.VALUE, Kind.FLAG));
      case "__atomic_load" -> Optional.of(typed(c, name, Result.VOID, Kind.PLACE, Kind.FLAG));
      case "__atomic_store_n" -> Optional.of(typed(c, name, Result.VOID, Kind.VALUE, Kind.FLAG));
      case "__atomic_store" -> Optional.of(typed(c, name, Result.VOID, Kind.PLACE, Kind.FLAG));
      case "__atomic_exchange_n" ->
          Optional.of(typed(c, name, Result.VALUE, Kind.VALUE, Kind.FLAG));
      case "__atomic_exchange" ->
          Optional.of(typed(c, name, Result.VOID, Kind.PLACE, Kind.PLACE, Kind.FLAG));
      case "__atomic_compare_exchange_n" ->
          Optional.of(
              typed(c, name, Result.BOOL, Kind.PLACE, Kind.VALUE, Kind.FLAG, Kind.FLAG, Kind.FLAG));
      case "__atomic_compare_exchange" ->
          Optional.of(
              typed(c, name, Result.BOOL, Kind.PLACE, Kind.PLACE, Kind.FLAG, Kind.FLAG, Kind.FLAG));
      case "__atomic_test_and_set" -> Optional.of(typed(c, name, Result.BOOL, Kind.FLAG));
      case "__atomic_clear" -> Optional.of(typed(c, name, Result.VOID, Kind.FLAG));
      default -> readModifyWrite(c, name);
    };
  }

  private Optional<Expression> readModifyWrite(BuiltinChecker.Call c, String name) {
    if (name.matches(
        "__sync_(fetch_and_(add|sub|or|and|xor|nand)" + "|(add|sub|or|and|xor|nand)_and_fetch)")) {
      return Optional.of(typed(c, name, Result.VALUE, Kind.VALUE));
    }
    if (name.matches(
        "__atomic_(fetch_(add|sub|or|and|xor|nand)" + "|(add|sub|or|and|xor|nand)_fetch)")) {
      return Optional.of(typed(c, name, Result.VALUE, Kind.VALUE, Kind.FLAG));
    }
    return Optional.empty();
  }

  private Expression plain(BuiltinChecker.Call c, String name, int flags) {
    requireCount(c, flags);
    List<Expression> arguments = new ArrayList<>();
    for (int i = 0; i < flags; i++) {
      arguments.add(converted(c, i, IntType.INT));
    }
    return new Expression.Builtin(name, arguments, VoidType.VOID, c.location());
  }

  private Expression typed(BuiltinChecker.Call c, String name, Result result, Kind... kinds) {
    requireCount(c, kinds.length + 1);
    Expression pointer = context.expressions.value(c.argument(0));
    Token at = c.argument(0).token();
    if (!(pointer.type() instanceof PointerType p)) {
      throw context.report.fail(at, "argument 1 of '" + c.name().text() + "' is not a pointer");
    }
    CType object = p.target();
    boolean flagOnly = name.endsWith("_clear") || name.endsWith("_set");
    if (!object.isScalar() && result == Result.VALUE && !flagOnly) {
      throw context.report.fail(
          at, "argument 1 of '" + c.name().text() + "' points to '" + object + "'");
    }
    boolean steps = object instanceof PointerType && name.matches(".*(add|sub).*");
    List<Expression> arguments = new ArrayList<>();
    arguments.add(pointer);
    for (int i = 0; i < kinds.length; i++) {
      CType wanted =
          switch (kinds[i]) {
            case VALUE -> steps ? context.layout.differenceType() : object;
            case PLACE -> new PointerType(object);
            case FLAG -> IntType.INT;
          };
      arguments.add(converted(c, i + 1, wanted));
    }
    CType type =
        switch (result) {
          case VALUE -> object;
          case BOOL -> IntType.BOOL;
          case VOID -> VoidType.VOID;
        };
    return new Expression.Builtin(name, arguments, type, c.location());
  }

  private Expression converted(BuiltinChecker.Call c, int index, CType type) {
    Expression value = context.expressions.value(c.argument(index));
    return context.conversions.assign(
        value, type, c.argument(index).token(), "argument " + (index + 1));
  }

  /** The {@code __sync} family takes any number of further arguments, which mean nothing. */
  private void requireCount(BuiltinChecker.Call c, int count) {
    boolean more = c.name().text().startsWith("__sync_");
    int given = c.arguments().size();
    if (given < count || given > count && !more) {
      throw context.report.fail(
          c.token(), "'" + c.name().text() + "' takes " + count + " arguments");
    }
  }
}
