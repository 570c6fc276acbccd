// SPDX-License-Identifier: Apache-2.0
package kiki.lower.verifier;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.source.CError;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.IntrinsicCall;
import kiki.lower.known.VerifierNames;
import kiki.lower.library.AllocationCalls;
import kiki.lower.library.ProcessCalls;
import kiki.lower.value.ArithmeticPrimitives;
import kiki.lower.value.MathCalls;
import kiki.lower.value.PointerPrimitives;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.FileLocalName;
import kiki.program.Folding;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.Location;
import kiki.util.Nearest;

/**
 * The functions of SV-COMP ({@code __VERIFIER_}), of CBMC ({@code __CPROVER_}) and of ESBMC ({@code
 * __ESBMC_}) that are statements. Nobody but a verifier gives such a name a meaning, so that one
 * without meaning here is an error: taken for a function without body it would make proofs pass.
 */
public final class VerifierCalls {
  private VerifierCalls() {}

  public static Expr lower(FunctionLowering f, IntrinsicCall call) {
    Location at = call.location();
    String name = call.name();
    if (NondetCalls.handles(name)) {
      return NondetCalls.lower(f, call);
    }
    if (VerifierNames.isPure(name) || name.equals("__CPROVER_enum_is_in_range")) {
      return value(f, call);
    }
    if (!VerifierNames.STATEMENTS.contains(name)) {
      return unknown(f, call);
    }
    requireArguments(call, VerifierNames.arity(name));
    switch (name) {
      case "__VERIFIER_assume", "__CPROVER_assume", "__ESBMC_assume" -> {
        Expr condition = f.quantifiers().assumed(call.argument(0));
        int start = f.code().instructions().size();
        f.code().assume(condition, at);
        OpenPointers.guard(f.code(), start);
      }
      case "__VERIFIER_assert" -> {
        Expr condition = f.quantifiers().asserted(call.argument(0));
        f.assertions().check(condition, ExprPrinter.printLine(condition), at);
      }
      case "__CPROVER_assert", "__ESBMC_assert" -> state(f, call, Property.Kind.ASSERTION);
      case "__CPROVER_cover", "__ESBMC_cover" -> goal(f, call);
      case "__CPROVER_precondition" -> state(f, call, Property.Kind.STATED_PRECONDITION);
      case "__CPROVER_postcondition" -> state(f, call, Property.Kind.STATED_POSTCONDITION);
      case "__ESBMC_unreachable" ->
          f.assertions().property(Exprs.FALSE, Property.Kind.ASSERTION, "unreachable code", at);
      case "__VERIFIER_error" -> ProcessCalls.error(f, call);
      case "__CPROVER_allocate" -> {
        return AllocationCalls.unfailing(f, call);
      }
      case "__CPROVER_deallocate" -> {
        Expr pointer = f.calls().arguments(call.arguments()).getFirst();
        f.code().add(new Instruction.Free(pointer, at));
      }
      case "__CPROVER_allocated_memory" -> fixedMemory(f, call);
      case "__CPROVER_havoc_slice" -> slice(f, call);
      case "__CPROVER_array_set" -> ArrayPrimitives.set(f, call);
      case "__CPROVER_havoc_object", "__ESBMC_init_object" -> havoc(f, call);
      default -> f.calls().evaluate(call.arguments());
    }
    return call.type() instanceof VoidType ? null : Exprs.zero(call.type());
  }

  private static Expr value(FunctionLowering f, IntrinsicCall call) {
    requireArguments(call, VerifierNames.arity(call.name()));
    List<Expr> arguments = f.calls().arguments(call.arguments());
    if (PointerPrimitives.handles(call.name())) {
      return PointerPrimitives.value(f.layout(), call.name(), arguments, call.type());
    }
    if (ArithmeticPrimitives.handles(call.name())) {
      return ArithmeticPrimitives.value(call.name(), arguments, call.type());
    }
    switch (call.name()) {
      case "__CPROVER_max_malloc_size" -> {
        return new Expr.IntConstant(f.sizes().limit(), (IntType) call.type());
      }
      case "__CPROVER_equal" -> {
        return identical(arguments.get(0), arguments.get(1));
      }
      case "__CPROVER_enum_is_in_range" -> {
        return isNamed(f, arguments, call.location());
      }
      default -> {
        VerifierNames.Mathematical m = VerifierNames.mathematical(call.name()).orElseThrow();
        List<Expr> operands =
            arguments.stream().map(a -> Conversions.cast(a, m.operand())).toList();
        // CBMC asks whether a number is infinite, where C tells its sign as well.
        Expr value =
            m.function().equals("isinf")
                ? new Expr.Unary(Expr.UnaryOp.IS_INFINITE, operands.getFirst(), IntType.BOOL)
                : MathCalls.exact(m.function(), operands, call.type());
        return Conversions.cast(value, call.type());
      }
    }
  }

  /** Whether the first is among the others; to ask is not to use a value that has no name. */
  private static Expr isNamed(FunctionLowering f, List<Expr> arguments, Location at) {
    Location asking = at.with(at.switches().disable("enum-range"));
    IntType type = ((IntType) arguments.getFirst().type()).plain();
    Expr.Variable value = f.code().temporary("enumeration", type, asking);
    f.code().assign(value, arguments.getFirst(), asking);
    return Exprs.isOneOf(
        value, arguments.stream().skip(1).map(a -> Folding.integer(a).orElseThrow()).toList());
  }

  private static Expr identical(Expr left, Expr right) {
    if (!(left.type() instanceof FloatType t)) {
      return Exprs.compare(Expr.BinaryOp.EQUAL, left, right);
    }
    IntType bits =
        new IntType(IntType.Kind.BITVECTOR, t.format().totalBits(), IntType.Sign.UNSIGNED);
    return Exprs.compare(
        Expr.BinaryOp.EQUAL,
        new Expr.Unary(Expr.UnaryOp.FLOAT_TO_BITS, left, bits),
        new Expr.Unary(Expr.UnaryOp.FLOAT_TO_BITS, right, bits));
  }

  private static void requireArguments(IntrinsicCall call, int count) {
    if (call.arguments().size() < count) {
      throw new CError(call.location(), "too few arguments to '" + call.name() + "'");
    }
  }

  /** A test meets the goal where the assertion that it is not met fails. */
  private static void goal(FunctionLowering f, IntrinsicCall call) {
    Expr condition = f.quantifiers().asserted(call.argument(0));
    String text = "cover " + ExprPrinter.printLine(condition);
    f.assertions().property(Exprs.not(condition), Property.Kind.COVERAGE, text, call.location());
  }

  private static void state(FunctionLowering f, IntrinsicCall call, Property.Kind kind) {
    Expr condition = f.quantifiers().asserted(call.argument(0));
    String text =
        call.arguments().size() > 1
            ? f.calls().literal(call.argument(1)).orElse(ExprPrinter.printLine(condition))
            : ExprPrinter.printLine(condition);
    f.assertions().property(condition, kind, text, call.location());
  }

  /** Where the ends of the range are not constants it is not supported. */
  private static void fixedMemory(FunctionLowering f, IntrinsicCall call) {
    Optional<BigInteger> start = constant(f, call.argument(0));
    Optional<BigInteger> extent = constant(f, call.argument(1));
    boolean isDeclared =
        start.isPresent()
            && extent.isPresent()
            && f.linkage().fixedMemory().declare(start.get(), extent.get(), call.location());
    if (!isDeclared) {
      f.code()
          .add(
              new Instruction.Unsupported(
                  "memory at an address or of an extent that is no constant, or at null, or beyond"
                      + " the addresses of programs",
                  call.location()));
    }
  }

  private static Optional<BigInteger> constant(FunctionLowering f, Expression argument) {
    Expr value = f.expressions().value(argument);
    while (value instanceof Expr.Cast(Expr inner, PointerType _)) {
      value = inner;
    }
    return Folding.integer(value);
  }

  /** The bytes must be there to be given any value, as CBMC has it. */
  private static void slice(FunctionLowering f, IntrinsicCall call) {
    Location at = call.location();
    List<Expr> arguments = f.calls().arguments(call.arguments());
    Expr pointer = f.code().hold("slice", arguments.get(0), at);
    Expr size =
        f.code().hold("size", Conversions.cast(arguments.get(1), f.layout().sizeType()), at);
    Expr writable =
        PointerPrimitives.value(f.layout(), "__CPROVER_w_ok", List.of(pointer, size), IntType.BOOL);
    String text = "assertion havoc_slice W_OK(" + texts(arguments) + ")";
    f.assertions().property(writable, Property.Kind.ASSERTION, text, at);
    Havoc.bytes(f, pointer, size, at);
  }

  private static String texts(List<Expr> arguments) {
    return String.join(", ", arguments.stream().map(ExprPrinter::printLine).toList());
  }

  private static void havoc(FunctionLowering f, IntrinsicCall call) {
    Expr pointer = f.calls().arguments(call.arguments()).getFirst();
    Havoc.object(f, f.code().hold("object", pointer, call.location()), call.location());
  }

  private static Expr unknown(FunctionLowering f, IntrinsicCall call) {
    if (FileLocalName.isOne(call.name())) {
      throw new CError(
          call.location(), "no file has the static function that '" + call.name() + "' means");
    }
    if (!VerifierNames.REFUSED.contains(call.name())) {
      throw new CError(
          call.location(),
          "'"
              + call.name()
              + "' is no function of a verifier that kiki knows, and has no body"
              + Nearest.question(call.name(), VerifierNames.all()));
    }
    for (Expression a : call.arguments()) {
      f.expressions().discard(a);
    }
    f.code().add(new Instruction.Unsupported("call of " + call.name(), call.location()));
    return call.type() instanceof VoidType
        ? null
        : f.code().temporary("unknown", call.type(), call.location());
  }
}
