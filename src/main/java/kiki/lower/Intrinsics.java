// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.builtin.Builtins;
import kiki.lower.contract.Clause;
import kiki.lower.contract.LibraryContract;
import kiki.lower.contract.LibraryContracts;
import kiki.lower.formatted.FormatSources;
import kiki.lower.formatted.PrintCalls;
import kiki.lower.formatted.ScanCalls;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.IntrinsicCall;
import kiki.lower.function.KnownCalls;
import kiki.lower.known.KnownFunctions;
import kiki.lower.known.PrintFunction;
import kiki.lower.library.AllocationCalls;
import kiki.lower.library.ContractCall;
import kiki.lower.library.ContractEffects;
import kiki.lower.library.InternalCalls;
import kiki.lower.library.JumpCalls;
import kiki.lower.library.MathErrors;
import kiki.lower.library.MemoryCalls;
import kiki.lower.library.ProcessCalls;
import kiki.lower.specification.Clauses;
import kiki.lower.value.ConstantMath;
import kiki.lower.value.MathCalls;
import kiki.lower.verifier.VerifierCalls;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.Location;

/**
 * What the calls of one function mean that are known by name: hands each to the code of its family
 * ({@link KnownFunctions}).
 */
final class Intrinsics implements KnownCalls {
  private final FunctionLowering f;
  private final Clauses clauses;
  private final PrintCalls printing;
  private final Builtins builtins;

  Intrinsics(FunctionLowering f, FormatSources formats, Clauses clauses) {
    this.f = f;
    this.clauses = clauses;
    this.printing = new PrintCalls(f, formats);
    this.builtins = new Builtins(f);
  }

  @Override
  public Expr lower(IntrinsicCall call) {
    return switch (KnownFunctions.family(call.name())) {
      case ALLOCATION -> AllocationCalls.allocate(f, call);
      case DEALLOCATION -> AllocationCalls.free(f, call);
      case MEMORY -> MemoryCalls.lower(f, call);
      case PROCESS -> ProcessCalls.lower(f, call);
      case VERIFIER -> VerifierCalls.lower(f, call);
      case MATH -> math(call);
      case SCAN -> ScanCalls.lower(f, call);
      case INTERNAL -> InternalCalls.lower(f, call);
      case CONTRACT -> contracted(call);
      case REFUSED -> refuse(call);
      case NONE -> throw new IllegalArgumentException("no intrinsic: " + call.name());
    };
  }

  @Override
  public Expr lower(Expression.Builtin x) {
    return Clauses.handles(x.name()) ? clauses.lower(x) : builtins.lower(x);
  }

  @Override
  public boolean prints(
      Optional<Expr> result, Symbol callee, List<Expression> arguments, Location at) {
    Optional<PrintFunction> function =
        f.linkage().isUserDefined(callee) ? Optional.empty() : PrintFunction.named(callee.name());
    if (function.isEmpty() || !PrintCalls.fits(function.get(), arguments)) {
      return false;
    }
    printing.lower(result, callee, function.get(), arguments, at);
    return true;
  }

  @Override
  public List<Expr> required(String function, List<Expr> values, Location at) {
    Optional<LibraryContract> contract =
        LibraryContracts.find(function)
            .filter(c -> !c.checked().isEmpty())
            .filter(c -> ContractCall.fits(c, values.stream().map(Expr::type).toList()));
    if (contract.isEmpty()) {
      return values;
    }
    List<Expr> held = ContractCall.held(f, values, at);
    new ContractCall(f, contract.get(), function, held, at).check();
    return held;
  }

  private Expr refuse(IntrinsicCall call) {
    if (JumpCalls.handles(f, call)) {
      return JumpCalls.lower(f, call);
    }
    List<Expr> arguments = f.calls().arguments(call.arguments());
    if (call.name().endsWith("longjmp") && !f.linkage().setsJumps()) {
      // C11 7.13.2.1p2: without a setjmp before, the behaviour is undefined.
      String text = call.name() + " needs a call of setjmp before";
      f.assertions().property(Exprs.FALSE, Property.Kind.PRECONDITION, text, call.location());
    }
    String what =
        call.name().startsWith("pthread") || call.name().startsWith("thrd") ? "threads: " : "";
    Optional<LibraryContract> contract = LibraryContracts.find(call.name());
    String why =
        contract
            .flatMap(LibraryContract::unknown)
            .map(reason -> reason.isEmpty() ? "" : ": " + reason)
            .orElse("");
    Instruction.Extent extent =
        contract.filter(c -> c.has(Clause.Mark.CONFINED)).isPresent()
            ? new Instruction.Extent.Memory(arguments)
            : new Instruction.Extent.Everything();
    String construct = what + "call of " + call.name() + why;
    f.code().add(new Instruction.Unsupported(construct, extent, call.location()));
    return call.type() instanceof VoidType
        ? null
        : f.code().temporary("unknown", call.type(), call.location());
  }

  private Expr math(IntrinsicCall call) {
    List<Expr> arguments = f.calls().arguments(call.arguments());
    if (KnownFunctions.requires(call.name())) {
      arguments = required(call.name(), arguments, call.location());
    }
    if (f.linkage().usesErrno() && MathCalls.reportsErrors(call.name())) {
      arguments = ContractCall.held(f, arguments, call.location());
      MathErrors.report(f, call.name(), arguments, call.location());
    }
    return MathCalls.exact(call.name(), arguments, call.type());
  }

  private Expr contracted(IntrinsicCall call) {
    LibraryContract contract = LibraryContracts.find(call.name()).orElseThrow();
    if (!ContractCall.fits(contract, call.arguments().stream().map(Expression::type).toList())) {
      return f.calls().byName(call, call.arguments());
    }
    List<Expr> arguments = f.calls().arguments(call.arguments());
    List<Expr> values = ContractCall.held(f, arguments, call.location());
    ContractCall checked = new ContractCall(f, contract, call.name(), values, call.location());
    checked.check();
    Optional<Expr> near =
        ConstantMath.near(
            f.linkage(), f.code(), call.name(), arguments, call.type(), call.location());
    if (near.isPresent()) {
      return near.get();
    }
    if (!contract.has(Clause.Mark.OUTPUT)) {
      return new ContractEffects(checked, call.type(), call.destination()).lower();
    }
    Symbol callee = f.linkage().declaredFunction(call.name(), call.type(), call.arguments());
    Expr result =
        call.type() instanceof VoidType
            ? null
            : f.code().temporary("return_value_" + call.name(), call.type(), call.location());
    f.code()
        .add(
            new Instruction.Call(
                Optional.ofNullable(result),
                Exprs.functionAddress(callee),
                values,
                call.location()));
    return result;
  }
}
