// SPDX-License-Identifier: Apache-2.0
package kiki.lower.library;

import java.util.List;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.IntrinsicCall;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/** Ways to end the program: {@code exit}, {@code abort}, failed assertions. */
public final class ProcessCalls {
  private ProcessCalls() {}

  /** What a shell reports for a process killed by SIGABRT. */
  private static final int ABORTED = 134;

  public static Expr lower(FunctionLowering f, IntrinsicCall call) {
    Location at = call.location();
    switch (call.name()) {
      case "exit", "quick_exit", "_exit", "_Exit" -> {
        Expr status =
            Conversions.cast(f.calls().arguments(call.arguments()).getFirst(), IntType.INT);
        if (call.name().equals("exit") && !isLast(f)) {
          status = f.code().hold("status", status, at);
          runAtEnd(f, at);
        }
        f.code().add(new Instruction.Halt(status, at));
      }
      case "__assert_fail" -> f.assertions().fail(call.arguments(), 0, at);
      case "__assert" -> f.assertions().fail(call.arguments(), 0, at);
      case "__assert_rtn", "__assert_func" -> f.assertions().fail(call.arguments(), 3, at);
      case "assert" -> {
        Expr condition = f.quantifiers().asserted(call.argument(0));
        f.assertions().check(condition, ExprPrinter.printLine(condition), at);
      }
      case "reach_error" -> error(f, call);
      default -> f.code().add(new Instruction.Halt(Exprs.integer(ABORTED, IntType.INT), at));
    }
    return call.type() instanceof VoidType ? null : f.code().temporary("none", call.type(), at);
  }

  /** A call of an error function without body: a property of its own may forbid it. */
  public static void error(FunctionLowering f, IntrinsicCall call) {
    Symbol callee = f.linkage().declaredFunction(call.name(), call.type(), call.arguments());
    List<Expr> arguments = f.calls().arguments(call.arguments());
    f.code().add(new Instruction.Call(Exprs.functionAddress(callee), arguments, call.location()));
    f.code().add(new Instruction.Halt(Exprs.integer(ABORTED, IntType.INT), call.location()));
  }

  /** Whether nothing is called when the program ends. */
  private static boolean isLast(FunctionLowering f) {
    return !f.linkage().usesExitHandlers() && f.linkage().linker().destructors().isEmpty();
  }

  /** Calls what {@code atexit} registered, and then destructors. */
  public static void runAtEnd(FunctionLowering f, Location at) {
    if (f.linkage().usesExitHandlers()) {
      runExitHandlers(f, at);
    }
    f.linkage().linker().destructors().forEach(s -> run(f, s, at));
  }

  /** Calls a function that takes nothing, and whose result nobody asks for. */
  public static void run(FunctionLowering f, Symbol function, Location at) {
    f.code().add(new Instruction.Call(Exprs.functionAddress(function), List.of(), at));
  }

  private static void runExitHandlers(FunctionLowering f, Location at) {
    FunctionType type = new FunctionType(VoidType.VOID, List.of(), FunctionType.Arity.FIXED);
    // Both are in one model, which may not have been asked for yet.
    f.linkage().functionNamed("atexit", type).orElseThrow();
    Symbol run = f.linkage().functionNamed("__kiki_run_exit_handlers", type).orElseThrow();
    run(f, run, at);
  }
}
