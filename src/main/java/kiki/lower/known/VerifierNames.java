// SPDX-License-Identifier: Apache-2.0
package kiki.lower.known;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import kiki.cfront.type.FloatType;
import kiki.lower.value.ArithmeticPrimitives;
import kiki.lower.value.PointerPrimitives;

/** The functions of other verifiers by name. */
public final class VerifierNames {
  private static final String PREFIX = "__CPROVER_";

  /** They do something, or nothing that a proof can see. */
  public static final Set<String> STATEMENTS =
      names(
          """
          __VERIFIER_assume __VERIFIER_assert __VERIFIER_error __VERIFIER_atomic_begin \
          __VERIFIER_atomic_end \
          __CPROVER_assume __CPROVER_assert __CPROVER_precondition __CPROVER_postcondition \
          __CPROVER_cover __CPROVER_input __CPROVER_output __CPROVER_printf __CPROVER_fence \
          __CPROVER_atomic_begin __CPROVER_atomic_end __CPROVER_allocate __CPROVER_deallocate \
          __CPROVER_havoc_object __CPROVER_havoc_slice __CPROVER_array_set __CPROVER_array_copy \
          __CPROVER_array_replace __CPROVER_allocated_memory \
          __ESBMC_assume __ESBMC_assert __ESBMC_cover __ESBMC_unreachable __ESBMC_init_object \
          __ESBMC_atomic_begin __ESBMC_atomic_end __ESBMC_yield \
          """);

  /** What they mean is known, but has no place here: threads, taint, text and abstract strings. */
  public static final Set<String> REFUSED =
      names(
          """
          __CPROVER_set_must __CPROVER_clear_must __CPROVER_get_must __CPROVER_set_may \
          __CPROVER_clear_may __CPROVER_get_may __CPROVER_cleanup __CPROVER_event \
          __CPROVER_k_induction_hint __CPROVER_typed_target \
          __CPROVER_is_fresh __CPROVER_is_freeable __CPROVER_was_freed __CPROVER_old \
          __CPROVER_loop_entry __CPROVER_obeys_contract __CPROVER_pointer_in_range_dfcc \
          __CPROVER_pointer_equals __CPROVER_object_whole __CPROVER_object_from \
          __CPROVER_object_upto __CPROVER_is_list __CPROVER_is_dll __CPROVER_is_cyclic_dll \
          __CPROVER_is_sentinel_dll __CPROVER_is_cstring __CPROVER_cstrlen __CPROVER_separate \
          __CPROVER_field_decl __CPROVER_get_field __CPROVER_set_field \
          __ESBMC_memory_leak_checks __ESBMC_spawn_thread __ESBMC_terminate_thread \
          __ESBMC_switch_to_monitor __ESBMC_switch_from_monitor __ESBMC_register_monitor \
          __ESBMC_kill_monitor __ESBMC_alloca __ESBMC_builtin_constant_p \
          """);

  private static final Set<String> PRIMITIVES =
      names(
          """
          __CPROVER_r_ok __CPROVER_w_ok __CPROVER_rw_ok __CPROVER_OBJECT_SIZE \
          __CPROVER_POINTER_OFFSET __CPROVER_POINTER_OBJECT __CPROVER_DYNAMIC_OBJECT \
          __CPROVER_LIVE_OBJECT __CPROVER_WRITEABLE_OBJECT __CPROVER_same_object \
          __CPROVER_is_invalid_pointer __CPROVER_pointer_in_range __CPROVER_overflow_plus \
          __CPROVER_array_equal __CPROVER_equal __CPROVER_enum_is_in_range \
          __CPROVER_isnanf __CPROVER_isinfd \
          __CPROVER_overflow_minus __CPROVER_overflow_mult __CPROVER_overflow_shl \
          __CPROVER_overflow_unary_minus __CPROVER_saturating_plus __CPROVER_saturating_minus \
          __ESBMC_same_object __ESBMC_get_object_size __ESBMC_POINTER_OFFSET \
          __ESBMC_POINTER_OBJECT __ESBMC_is_dynamic __ESBMC_r_ok __ESBMC_w_ok \
          __VERIFIER_nondet_int __VERIFIER_nondet_memory \
          """);

  private VerifierNames() {}

  /**
   * The words of a text, a space after each. Not by a regular expression: this runs at every start.
   */
  private static Set<String> names(String text) {
    Set<String> names = new HashSet<>();
    int start = 0;
    for (int end = text.indexOf(' '); end >= 0; end = text.indexOf(' ', start)) {
      names.add(text.substring(start, end));
      start = end + 1;
    }
    return Collections.unmodifiableSet(names);
  }

  public static Set<String> all() {
    Set<String> all = new LinkedHashSet<>(new TreeSet<>(STATEMENTS));
    all.addAll(new TreeSet<>(PRIMITIVES));
    return all;
  }

  /** The least number of arguments. */
  public static int arity(String name) {
    return switch (name) {
      case "__CPROVER_pointer_in_range" -> 3;
      case "__CPROVER_r_ok",
          "__CPROVER_w_ok",
          "__CPROVER_rw_ok",
          "__ESBMC_r_ok",
          "__ESBMC_w_ok",
          "__CPROVER_same_object",
          "__ESBMC_same_object",
          "__CPROVER_allocate",
          "__CPROVER_allocated_memory",
          "__CPROVER_equal",
          "__CPROVER_array_set",
          "__CPROVER_array_copy",
          "__CPROVER_array_replace",
          "__CPROVER_array_equal",
          "__CPROVER_havoc_slice" ->
          2;
      case "__CPROVER_atomic_begin",
          "__CPROVER_atomic_end",
          "__VERIFIER_atomic_begin",
          "__VERIFIER_atomic_end",
          "__ESBMC_atomic_begin",
          "__ESBMC_atomic_end",
          "__ESBMC_unreachable",
          "__ESBMC_yield",
          "__CPROVER_fence",
          "__CPROVER_max_malloc_size",
          "__VERIFIER_error" ->
          0;
      default -> 1;
    };
  }

  /**
   * A function of {@code math.h} that CBMC has under a name of its own.
   *
   * @param operand what the operands are converted to
   */
  public record Mathematical(String function, FloatType operand) {}

  /** The suffix tells the type: {@code f}, {@code d} or none, {@code l} or {@code ld}. */
  public static Optional<Mathematical> mathematical(String name) {
    if (!name.startsWith(PREFIX)) {
      return Optional.empty();
    }
    String base = name.substring(PREFIX.length());
    return known(base, "", FloatType.DOUBLE)
        .or(() -> known(base, "f", FloatType.FLOAT))
        .or(() -> known(base, "ld", FloatType.LONG_DOUBLE))
        .or(() -> known(base, "d", FloatType.DOUBLE))
        .or(() -> known(base, "l", FloatType.LONG_DOUBLE));
  }

  private static Optional<Mathematical> known(String name, String suffix, FloatType type) {
    if (!name.endsWith(suffix)) {
      return Optional.empty();
    }
    String base = name.substring(0, name.length() - suffix.length());
    return switch (base) {
      case "sign" -> Optional.of(new Mathematical("signbit", type));
      case "isnan",
          "isinf",
          "isfinite",
          "isnormal",
          "fabs",
          "sqrt",
          "fmod",
          "remainder",
          "fma",
          "round",
          "floor",
          "ceil",
          "trunc",
          "fmin",
          "fmax",
          "copysign" ->
          Optional.of(new Mathematical(base, type));
      default -> Optional.empty();
    };
  }

  /** Whether a name belongs to a verifier. */
  public static boolean isReserved(String name) {
    return name.startsWith("__VERIFIER_")
        || name.startsWith("__CPROVER_")
        || name.startsWith("__ESBMC_");
  }

  /** Whether a call is a pure function of its arguments. */
  public static boolean isPure(String name) {
    return PointerPrimitives.handles(name)
        || ArithmeticPrimitives.handles(name)
        || name.equals("__CPROVER_max_malloc_size")
        || name.equals("__CPROVER_equal")
        || mathematical(name).isPresent();
  }
}
