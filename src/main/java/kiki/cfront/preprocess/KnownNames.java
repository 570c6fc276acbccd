// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.Set;

/** What {@code __has_attribute} and {@code __has_builtin} answer. */
final class KnownNames {
  private static final Set<String> ATTRIBUTES =
      Set.of(
          ("access alias aligned alloc_align alloc_size always_inline artificial assume_aligned"
                  + " cleanup cold common const constructor copy deprecated designated_init"
                  + " destructor error externally_visible fallthrough flatten format format_arg"
                  + " gnu_inline hot ifunc leaf malloc may_alias maybe_unused mode naked nocommon"
                  + " nodiscard noinline noipa nonnull nonstring noreturn nothrow optimize packed"
                  + " pure returns_nonnull returns_twice scalar_storage_order section sentinel"
                  + " simd stack_protect symver target tls_model transparent_union unavailable"
                  + " unused used vector_size visibility warn_unused_result warning weak weakref"
                  + " zero_call_used_regs")
              .split(" "));

  private static final Set<String> BUILTINS =
      Set.of(
          ("abort abs alloca alloca_with_align add_overflow sub_overflow mul_overflow"
                  + " add_overflow_p sub_overflow_p mul_overflow_p sadd_overflow saddl_overflow"
                  + " saddll_overflow uadd_overflow uaddl_overflow uaddll_overflow ssub_overflow"
                  + " ssubl_overflow ssubll_overflow usub_overflow usubl_overflow usubll_overflow"
                  + " smul_overflow smull_overflow smulll_overflow umul_overflow umull_overflow"
                  + " umulll_overflow assume_aligned bswap16 bswap32 bswap64 bswap128 choose_expr"
                  + " classify_type clear_padding clz clzl clzll constant_p copysign copysignf"
                  + " copysignl clrsb clrsbl clrsbll ctz ctzl ctzll dynamic_object_size exit expect"
                  + " expect_with_probability extract_return_addr fabs fabsf fabsl ffs ffsl ffsll FILE"
                  + " FUNCTION LINE fpclassify frame_address free has_attribute huge_val huge_valf"
                  + " huge_vall inf inff infl isfinite isgreater isgreaterequal isinf isinf_sign"
                  + " isless islessequal islessgreater isnan isnormal issignaling isunordered labs"
                  + " llabs malloc memchr memcmp memcpy memmove memset nan nanf nanl object_size"
                  + " offsetof parity parityl parityll popcount popcountl popcountll powi prefetch"
                  + " printf puts realloc return_address setjmp longjmp shuffle signbit signbitf"
                  + " signbitl snprintf sprintf strcat strchr strcmp strcpy strlen strncat strncmp"
                  + " strncpy strrchr strstr tgmath trap types_compatible_p unreachable va_arg va_copy"
                  + " va_end va_start vprintf vsnprintf vsprintf calloc")
              .split(" "));

  private KnownNames() {}

  static boolean isAttribute(String name) {
    boolean armoured = name.length() > 4 && name.startsWith("__") && name.endsWith("__");
    return ATTRIBUTES.contains(armoured ? name.substring(2, name.length() - 2) : name);
  }

  static boolean isBuiltin(String name) {
    return name.startsWith("__builtin_") && BUILTINS.contains(name.substring(10))
        || name.startsWith("__sync_")
        || name.startsWith("__atomic_");
  }
}
