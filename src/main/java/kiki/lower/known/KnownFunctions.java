// SPDX-License-Identifier: Apache-2.0
package kiki.lower.known;

import java.util.Set;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Callee;
import kiki.lower.contract.Clause;
import kiki.lower.contract.LibraryContract;
import kiki.lower.contract.LibraryContracts;
import kiki.lower.link.Library;
import kiki.lower.link.Linkage;
import kiki.lower.value.MathCalls;

/**
 * Functions of the C library, of SV-COMP and of CBMC whose meaning is an instruction or an
 * expression. They are found by name, unless the program defines them itself. String switches
 * rather than tables: nothing is set up for what a program does not call.
 */
public final class KnownFunctions {
  /** Groups of functions that are lowered by the same code. */
  public enum Family {
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
          "__kiki_cleanups",
          "__kiki_copy_2",
          "__kiki_copy_4",
          "__kiki_copy_8",
          "__kiki_digits",
          "__kiki_exponential",
          "__kiki_fill_2",
          "__kiki_fill_4",
          "__kiki_fill_8",
          "__kiki_getopt",
          "__kiki_havoc",
          "__kiki_logarithm",
          "__kiki_move_2",
          "__kiki_move_4",
          "__kiki_move_8",
          "__kiki_order",
          "__kiki_scaled",
          "__kiki_swap",
          "__kiki_this_thread",
          "__kiki_thread_key",
          "__kiki_thread_value",
          "__kiki_to_multibyte",
          "__kiki_run_exit_handlers");

  private KnownFunctions() {}

  public static Family family(String name) {
    if (VerifierNames.isReserved(name)) {
      return isModelled(name) ? Family.NONE : Family.VERIFIER;
    }
    if (name.startsWith("__kiki_")) {
      return name.startsWith(Library.SAFE) || SHARED_MODELS.contains(name)
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
  public static boolean isOutput(String name) {
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
  public static boolean isPure(Expression.Call call, Linkage linkage) {
    return Callee.named(call.function())
        .filter(symbol -> !linkage.isUserDefined(symbol))
        .map(Symbol::name)
        .filter(name -> VerifierNames.isPure(name) || isPureMath(name, linkage))
        .isPresent();
  }

  private static boolean isPureMath(String name, Linkage linkage) {
    return family(name) == Family.MATH
        && !(linkage.usesErrno() && MathCalls.reportsErrors(name))
        && !requires(name);
  }

  /** Whether calls of a function that is an expression have something to check. */
  public static boolean requires(String name) {
    return name.startsWith("nan");
  }
}
