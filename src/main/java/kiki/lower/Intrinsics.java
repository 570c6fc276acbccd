package kiki.lower;

import java.util.List;
import java.util.Set;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.program.Expr;
import kiki.program.Instruction;

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
    APPROXIMATED_MATH,
    SCAN,
    INTERNAL,
    REFUSED,
    NONE
  }

  /** What several models have in common, in C like them. */
  private static final Set<String> SHARED_MODELS =
      Set.of(
          "__kiki_any_time",
          "__kiki_digits",
          "__kiki_exponential",
          "__kiki_logarithm",
          "__kiki_order",
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
    if (name.startsWith("__VERIFIER_")) {
      return name.equals("__VERIFIER_nondet_memory") ? Family.NONE : Family.VERIFIER;
    }
    if (name.startsWith("__CPROVER_")) {
      return Family.VERIFIER;
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
      case "scanf", "fscanf", "__isoc99_scanf", "__isoc99_fscanf", "sscanf", "__isoc99_sscanf" ->
          Family.SCAN;
      case "setjmp",
          "_setjmp",
          "sigsetjmp",
          "__sigsetjmp",
          "longjmp",
          "siglongjmp",
          "fork",
          "vfork",
          "pthread_create",
          "pthread_join",
          "pthread_exit",
          "thrd_create",
          "thrd_join",
          "signal",
          "sigaction" ->
          Family.REFUSED;
      default -> otherFamily(name);
    };
  }

  private static Family otherFamily(String name) {
    return MathCalls.isExact(name)
        ? Family.MATH
        : MathCalls.isApproximated(name)
            ? Family.APPROXIMATED_MATH
            : UnmodelledLibrary.hasEffects(name) ? Family.REFUSED : Family.NONE;
  }

  /** Output functions stay calls without body: no effect on the program, a result of any value. */
  static boolean isOutput(String name) {
    return switch (name) {
      case "printf",
          "fprintf",
          "vprintf",
          "vfprintf",
          "dprintf",
          "puts",
          "fputs",
          "putchar",
          "fputc",
          "putc",
          "putchar_unlocked",
          "fwrite",
          "fflush",
          "perror",
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
    return symbol != null && !linkage.isUserDefined(symbol) && family(symbol.name()) == Family.MATH;
  }

  /** Lowers the call; null for a call of type void. */
  Expr lower(FunctionLowering f, IntrinsicCall call) {
    return switch (family(call.name())) {
      case ALLOCATION -> allocation.allocate(f, call);
      case DEALLOCATION -> allocation.free(f, call);
      case MEMORY -> memory.lower(f, call);
      case PROCESS -> process.lower(f, call);
      case VERIFIER -> verifier.lower(f, call);
      case MATH -> MathCalls.exact(call.name(), f.calls().arguments(call.arguments()), call.type());
      case APPROXIMATED_MATH -> {
        f.calls().evaluate(call.arguments());
        yield input(f, call, Instruction.Input.APPROXIMATION + call.name());
      }
      case SCAN -> scan.lower(f, call);
      case INTERNAL -> internal.lower(f, call);
      case REFUSED -> refuse(f, call);
      case NONE -> throw new IllegalArgumentException("no intrinsic: " + call.name());
    };
  }

  private static Expr refuse(FunctionLowering f, IntrinsicCall call) {
    f.calls().arguments(call.arguments());
    String what =
        call.name().startsWith("pthread") || call.name().startsWith("thrd") ? "threads: " : "";
    String why =
        UnmodelledLibrary.hasEffects(call.name()) ? ", a library function without a model" : "";
    f.code()
        .add(new Instruction.Unsupported(what + "call of " + call.name() + why, call.location()));
    return call.type() instanceof VoidType
        ? null
        : f.code().temporary("unknown", call.type(), call.location());
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
