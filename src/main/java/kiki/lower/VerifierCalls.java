package kiki.lower;

import java.util.List;
import kiki.cfront.type.IntType;
import kiki.cfront.type.VoidType;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.Location;

/** The functions of SV-COMP ({@code __VERIFIER_}) and of CBMC ({@code __CPROVER_}). */
final class VerifierCalls {
  private static final String NONDET = "__VERIFIER_nondet_";

  Expr lower(FunctionLowering f, IntrinsicCall call) {
    Location at = call.location();
    if (call.name().startsWith(NONDET)) {
      return nondet(f, call, call.name().substring(NONDET.length()));
    }
    switch (call.name()) {
      case "__VERIFIER_assume", "__CPROVER_assume" ->
          f.code().assume(f.expressions().condition(call.argument(0)), at);
      case "__VERIFIER_assert" -> {
        Expr condition = f.expressions().condition(call.argument(0));
        f.assertions().check(condition, ExprPrinter.printLine(condition), at);
      }
      case "__CPROVER_assert" -> {
        Expr condition = f.expressions().condition(call.argument(0));
        String text =
            call.arguments().size() > 1
                ? f.calls().literal(call.argument(1)).orElse(ExprPrinter.printLine(condition))
                : ExprPrinter.printLine(condition);
        f.assertions().property(condition, Property.Kind.ASSERTION, text, at);
      }
      case "__VERIFIER_error" -> ProcessCalls.error(f, call);
      case "__VERIFIER_atomic_begin",
          "__VERIFIER_atomic_end",
          "__CPROVER_atomic_begin",
          "__CPROVER_atomic_end",
          "__CPROVER_cover",
          "__CPROVER_input",
          "__CPROVER_output" ->
          f.calls().evaluate(call.arguments());
      default -> {
        return other(f, call);
      }
    }
    return call.type() instanceof VoidType ? null : Exprs.zero(call.type());
  }

  private static Expr other(FunctionLowering f, IntrinsicCall call) {
    List<Expr> arguments = f.calls().arguments(call.arguments());
    IntType size = f.layout().sizeType();
    Expr value =
        switch (call.name()) {
          case "__CPROVER_OBJECT_SIZE" ->
              new Expr.PointerQuery(Expr.PointerAttribute.OBJECT_SIZE, arguments.getFirst(), size);
          case "__CPROVER_POINTER_OFFSET" ->
              new Expr.PointerQuery(
                  Expr.PointerAttribute.OFFSET, arguments.getFirst(), f.layout().differenceType());
          case "__CPROVER_DYNAMIC_OBJECT" ->
              new Expr.PointerPredicate(Expr.PointerTest.IS_DYNAMIC, arguments.getFirst(), null);
          case "__CPROVER_same_object", "__CPROVER_POINTER_OBJECT" ->
              arguments.size() == 2
                  ? new Expr.PointerPredicate(
                      Expr.PointerTest.SAME_OBJECT, arguments.get(0), arguments.get(1))
                  : null;
          default -> {
            String base = call.name().substring("__CPROVER_".length());
            yield MathCalls.isExact(base) ? MathCalls.exact(base, arguments, call.type()) : null;
          }
        };
    if (value != null) {
      return Conversions.cast(value, call.type());
    }
    f.code().add(new Instruction.Unsupported("call of " + call.name(), call.location()));
    return call.type() instanceof VoidType
        ? null
        : f.code().temporary("unknown", call.type(), call.location());
  }

  /** An input; its range is that of the type in the name, whatever the declaration says. */
  private static Expr nondet(FunctionLowering f, IntrinsicCall call, String suffix) {
    IntType named = named(f, suffix);
    if (named == null || named.equals(call.type()) || !(call.type() instanceof IntType declared)) {
      return Intrinsics.input(f, call, call.name());
    }
    if (named.width() == declared.width() && !named.isBool()) {
      return Intrinsics.input(f, call, call.name());
    }
    Expr.Variable raw = f.code().temporary("input", named, call.location());
    f.code().add(new Instruction.Input(raw, call.name(), call.location()));
    return Conversions.cast(raw, declared);
  }

  private static IntType named(FunctionLowering f, String suffix) {
    IntType signedLong = f.layout().longType(IntType.Sign.SIGNED);
    return switch (suffix) {
      case "bool" -> IntType.BOOL;
      case "char" -> f.linkage().charType();
      case "uchar" -> IntType.UNSIGNED_CHAR;
      case "short" -> IntType.SHORT;
      case "ushort" -> IntType.UNSIGNED_SHORT;
      case "int" -> IntType.INT;
      case "uint", "unsigned", "u32" -> IntType.UNSIGNED_INT;
      case "long" -> signedLong;
      case "ulong" -> signedLong.withSign(IntType.Sign.UNSIGNED);
      case "longlong", "loff_t" -> IntType.LONG_LONG;
      case "ulonglong" -> IntType.UNSIGNED_LONG_LONG;
      case "int128" -> IntType.INT128;
      case "uint128" -> IntType.UNSIGNED_INT128;
      case "size_t" -> f.layout().sizeType();
      default -> null;
    };
  }
}
