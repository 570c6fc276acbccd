package kiki.lower;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.contract.Clause;
import kiki.lower.contract.LibraryContract;
import kiki.lower.contract.LibraryContracts;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Property;

/**
 * Functions of the C library, of SV-COMP and of CBMC whose meaning is an instruction or an
 * expression. They are found by name, unless the program defines them itself. String switches
 * rather than tables: nothing is set up for what a program does not call.
 */
final class Intrinsics {
  /** Groups of functions that are lowered by the same code. */
  enum Family {
    ALLOCATION,
    DEALLOCATION,
    MEMORY,
    PROCESS,
    VERIFIER,
    MATH,
    SCAN,
    INTERNAL,
    /** What the function does is stated by its contract. */
    CONTRACT,
    REFUSED,
    NONE
  }

  /** What several models have in common, in C like them. */
  private static final Set<String> SHARED_MODELS =
      Set.of(
          "__kiki_any_time",
          "__kiki_digits",
          "__kiki_exponential",
          "__kiki_havoc",
          "__kiki_logarithm",
          "__kiki_order",
          "__kiki_scaled",
          "__kiki_to_multibyte",
          "__kiki_run_exit_handlers");

  private final Linkage linkage;
  private final AllocationCalls allocation = new AllocationCalls();
  private final MemoryCalls memory = new MemoryCalls();
  private final ProcessCalls process = new ProcessCalls();
  private final VerifierCalls verifier = new VerifierCalls();
  private final ScanCalls scan = new ScanCalls();
  private final InternalCalls internal = new InternalCalls();

  Intrinsics(Linkage linkage) {
    this.linkage = linkage;
  }

  static Family family(String name) {
    if (VerifierCalls.isReserved(name)) {
      return isModelled(name) ? Family.NONE : Family.VERIFIER;
    }
    if (name.startsWith("__kiki_")) {
      return name.startsWith(Requirements.SAFE) || SHARED_MODELS.contains(name)
          ? Family.NONE
          : Family.INTERNAL;
    }
    return switch (name) {
      case "malloc", "calloc", "alloca", "realloc", "valloc", "memalign", "aligned_alloc" ->
          Family.ALLOCATION;
      case "free", "cfree", "kfree", "vfree", "kvfree" -> Family.DEALLOCATION;
      case "memcpy", "memmove", "memset", "bzero" -> Family.MEMORY;
      case "exit",
          "_exit",
          "_Exit",
          "quick_exit",
          "abort",
          "__assert_fail",
          "__assert",
          "__assert_rtn",
          "__assert_func",
          "reach_error",
          "assert" ->
          Family.PROCESS;
      default ->
          MathCalls.isExact(name)
              ? Family.MATH
              : ScanFunction.named(name).isPresent() ? Family.SCAN : contractFamily(name);
    };
  }

  private static Family contractFamily(String name) {
    LibraryContract contract = LibraryContracts.find(name).orElse(null);
    boolean isPrinting = PrintFunction.named(name).isPresent();
    if (contract == null || isPrinting || contract.has(Clause.Mark.MODEL) && hasModel(name)) {
      return Family.NONE;
    }
    boolean isStated = contract.unknown().isEmpty() && !contract.has(Clause.Mark.MODEL);
    return isStated ? Family.CONTRACT : Family.REFUSED;
  }

  private static boolean hasModel(String name) {
    return isOutput(name) || Library.exists(name);
  }

  private static boolean isModelled(String name) {
    return switch (name) {
      case "__VERIFIER_nondet_memory",
          "__CPROVER_array_copy",
          "__CPROVER_array_replace",
          "__CPROVER_array_equal",
          "__CPROVER_buffer_size",
          "__CPROVER_is_zero_string",
          "__CPROVER_zero_string_length" ->
          true;
      default -> UninterpretedCalls.handles(name);
    };
  }

  /** Output functions stay calls without body: no effect on the program, a result of any value. */
  static boolean isOutput(String name) {
    return switch (name) {
      case "printf",
          "fprintf",
          "vprintf",
          "vfprintf",
          "dprintf",
          "vdprintf",
          "__printf_chk",
          "__fprintf_chk",
          "printk" ->
          true;
      default -> false;
    };
  }

  /** Whether a call is a pure function of its arguments, and becomes an expression. */
  boolean isPure(Expression.Call call) {
    Symbol symbol = Calls.named(call.function());
    return symbol != null
        && !linkage.isUserDefined(symbol)
        && (VerifierCalls.isPure(symbol.name()) || isPureMath(symbol.name()));
  }

  private boolean isPureMath(String name) {
    return family(name) == Family.MATH
        && !(linkage.usesErrno() && MathErrors.reports(name))
        && !requires(name);
  }

  /** Lowers the call; null for a call of type void. */
  Expr lower(FunctionLowering f, IntrinsicCall call) {
    return switch (family(call.name())) {
      case ALLOCATION -> allocation.allocate(f, call);
      case DEALLOCATION -> allocation.free(f, call);
      case MEMORY -> memory.lower(f, call);
      case PROCESS -> process.lower(f, call);
      case VERIFIER -> verifier.lower(f, call);
      case MATH -> math(f, call);
      case SCAN -> scan.lower(f, call);
      case INTERNAL -> internal.lower(f, call);
      case CONTRACT -> contracted(f, call);
      case REFUSED -> refuse(f, call);
      case NONE -> throw new IllegalArgumentException("no intrinsic: " + call.name());
    };
  }

  private static Expr refuse(FunctionLowering f, IntrinsicCall call) {
    f.calls().arguments(call.arguments());
    if (call.name().endsWith("longjmp") && !f.linkage().setsJumps()) {
      // C11 7.13.2.1p2: without a setjmp before, the behaviour is undefined.
      String text = call.name() + " needs a call of setjmp before";
      f.assertions().property(Exprs.FALSE, Property.Kind.PRECONDITION, text, call.location());
    }
    String what =
        call.name().startsWith("pthread") || call.name().startsWith("thrd") ? "threads: " : "";
    String why =
        LibraryContracts.find(call.name())
            .flatMap(LibraryContract::unknown)
            .map(reason -> reason.isEmpty() ? "" : ": " + reason)
            .orElse("");
    f.code()
        .add(new Instruction.Unsupported(what + "call of " + call.name() + why, call.location()));
    return call.type() instanceof VoidType
        ? null
        : f.code().temporary("unknown", call.type(), call.location());
  }

  /** Whether calls of a function that is an expression have something to check. */
  private static boolean requires(String name) {
    return name.startsWith("nan");
  }

  private static Expr math(FunctionLowering f, IntrinsicCall call) {
    List<Expr> arguments = f.calls().arguments(call.arguments());
    if (requires(call.name())) {
      arguments = f.calls().required(call.name(), arguments, call.location());
    }
    if (f.linkage().usesErrno() && MathErrors.reports(call.name())) {
      arguments = ContractCall.held(f, arguments, call.location());
      MathErrors.report(f, call.name(), arguments, call.location());
    }
    return MathCalls.exact(call.name(), arguments, call.type());
  }

  private static Expr contracted(FunctionLowering f, IntrinsicCall call) {
    LibraryContract contract = LibraryContracts.find(call.name()).orElseThrow();
    if (!ContractCall.fits(contract, call.arguments().stream().map(Expression::type).toList())) {
      return callByName(f, call, call.arguments());
    }
    List<Expr> values =
        ContractCall.held(f, f.calls().arguments(call.arguments()), call.location());
    ContractCall checked = new ContractCall(f, contract, call.name(), values, call.location());
    checked.check();
    Optional<Expr> near = ConstantMath.near(f, call.name(), values, call.type(), call.location());
    if (near.isPresent()) {
      return near.get();
    }
    if (!contract.has(Clause.Mark.OUTPUT)) {
      return new ContractEffects(checked, call.type(), call.target()).lower();
    }
    Symbol callee = f.linkage().declaredFunction(call.name(), call.type(), call.arguments());
    Expr result =
        call.type() instanceof VoidType
            ? null
            : f.code().temporary("return_value_" + call.name(), call.type(), call.location());
    f.code()
        .add(new Instruction.Call(result, Exprs.functionAddress(callee), values, call.location()));
    return result;
  }

  /** A value from outside, of the call's type. */
  static Expr input(FunctionLowering f, IntrinsicCall call, String source) {
    if (call.type() instanceof VoidType) {
      return null;
    }
    Expr place =
        call.target() != null && call.target().type().equals(call.type())
            ? call.target()
            : f.code().temporary("input", call.type(), call.location());
    f.code().add(new Instruction.Input(place, source, call.location()));
    return place;
  }

  /** A call of the function of that name in the program or the library. */
  static Expr callByName(FunctionLowering f, IntrinsicCall call, List<Expression> arguments) {
    Expr result =
        call.type() instanceof VoidType
            ? null
            : call.target() != null && call.target().type().equals(call.type())
                ? call.target()
                : f.code().temporary("return_value_" + call.name(), call.type(), call.location());
    Symbol callee = f.linkage().declaredFunction(call.name(), call.type(), arguments);
    f.calls().direct(result, callee, arguments, call.type(), call.location());
    return result;
  }
}
