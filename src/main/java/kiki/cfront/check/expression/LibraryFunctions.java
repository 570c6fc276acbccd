// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;

/**
 * Functions whose type gcc knows without a declaration, in the notation of {@link Signatures}: the
 * C library's, and the ones that verification tools predeclare.
 */
final class LibraryFunctions {
  /** Those that never return. */
  static final Set<String> NORETURN = Set.of("abort", "exit", "_exit", "_Exit", "quick_exit");

  private static final String TABLE =
      """
      memcpy ppPz memmove ppPz memset ppiz memcmp iPPz memchr pPiz mempcpy ppPz
      strlen zS strnlen zSz strcpy ssS strncpy ssSz strcat ssS strncat ssSz strcmp iSS strncmp iSSz
      strchr sSi strrchr sSi strstr sSS strpbrk sSS strspn zSS strcspn zSS strdup sS strndup sSz
      stpcpy ssS stpncpy ssSz index sSi rindex sSi strcasecmp iSS strncasecmp iSSz
      bcmp iPPz bzero vpz bcopy vPpz
      malloc pz calloc pzz realloc ppz free vp abort v exit vi _exit vi _Exit vi alloca pz
      aligned_alloc pzz abs ii labs ll llabs qq ffs ii ffsl il ffsll iq
      printf iS. fprintf ipS. sprintf isS. snprintf iszS. scanf iS. fscanf ipS. sscanf iSS.
      vprintf iSV vfprintf ipSV vsprintf isSV vsnprintf iszSV vscanf iSV vsscanf iSSV
      puts iS putchar ii fputs iSp fputc iip fwrite zPzzp
      isalnum ii isalpha ii isblank ii iscntrl ii isdigit ii isgraph ii islower ii isprint ii
      ispunct ii isspace ii isupper ii isxdigit ii tolower ii toupper ii
      __CPROVER_assume vb __CPROVER_assert vbS __CPROVER_precondition vbS
      __CPROVER_postcondition vbS __CPROVER_cover vb __CPROVER_fence vS.
      __CPROVER_input vS. __CPROVER_output vS. __CPROVER_printf vS.
      __CPROVER_havoc_object vp __CPROVER_havoc_slice vpz __CPROVER_allocate pzb
      __CPROVER_deallocate vp __CPROVER_array_copy vpP __CPROVER_array_replace vpP
      __CPROVER_array_equal bPP __CPROVER_buffer_size zP __CPROVER_is_zero_string bP
      __CPROVER_zero_string_length zP
      __CPROVER_OBJECT_SIZE zP __CPROVER_POINTER_OBJECT zP __CPROVER_POINTER_OFFSET yP
      __CPROVER_DYNAMIC_OBJECT bP __CPROVER_LIVE_OBJECT bP __CPROVER_WRITEABLE_OBJECT bP
      __CPROVER_same_object bPP __CPROVER_is_invalid_pointer bP __CPROVER_pointer_in_range bPPP
      __ESBMC_assume vb __ESBMC_assert vbS __ESBMC_cover vb __ESBMC_unreachable v
      __ESBMC_init_object vp __ESBMC_same_object bPP __ESBMC_get_object_size zP
      __ESBMC_POINTER_OFFSET yP __ESBMC_POINTER_OBJECT zP __ESBMC_is_dynamic bP
      __ESBMC_r_ok bPz __ESBMC_w_ok bPz __ESBMC_atomic_begin v __ESBMC_atomic_end v __ESBMC_yield v
      __CPROVER_atomic_begin v __CPROVER_atomic_end v
      """;

  /** Functions of one argument with variants for float and long double. */
  private static final String UNARY_MATH =
      """
      fabs sqrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1
      log log2 log10 log1p logb floor ceil trunc round roundeven rint nearbyint cbrt erf erfc
      lgamma tgamma gamma significand j0 j1 y0 y1
      """;

  private static final String BINARY_MATH =
      """
      pow atan2 fmod remainder drem fmin fmax fdim hypot copysign nextafter scalb
      """;

  private static final Map<String, String> CODES = codes();

  private LibraryFunctions() {}

  /** The signature; empty if the name is none of them. */
  static Optional<String> code(String name) {
    return Optional.ofNullable(CODES.get(name));
  }

  private static Map<String, String> codes() {
    Map<String, String> codes = new HashMap<>(1024);
    StringTokenizer words = new StringTokenizer(TABLE);
    while (words.hasMoreTokens()) {
      codes.put(words.nextToken(), words.nextToken());
    }
    StringTokenizer unary = new StringTokenizer(UNARY_MATH);
    while (unary.hasMoreTokens()) {
      variants(codes, unary.nextToken(), "xx");
    }
    StringTokenizer binary = new StringTokenizer(BINARY_MATH);
    while (binary.hasMoreTokens()) {
      variants(codes, binary.nextToken(), "xxx");
    }
    variants(codes, "fma", "xxxx");
    variants(codes, "ldexp", "xxi");
    variants(codes, "scalbn", "xxi");
    variants(codes, "scalbln", "xxl");
    variants(codes, "frexp", "xxI");
    variants(codes, "modf", "xxX");
    variants(codes, "nexttoward", "xxL");
    variants(codes, "remquo", "xxxI");
    variants(codes, "ilogb", "ix");
    for (String name : new String[] {"lround", "lrint", "lceil", "lfloor"}) {
      variants(codes, name, "lx");
      variants(codes, "l" + name, "qx");
    }
    for (String name : new String[] {"sqrt", "fabs"}) {
      codes.put("__CPROVER_" + name, "dd");
      codes.put("__CPROVER_" + name + "f", "ff");
      codes.put("__CPROVER_" + name + "l", "LL");
    }
    for (String name : new String[] {"isnan", "isfinite", "isinf", "isnormal", "sign"}) {
      codes.put("__CPROVER_" + name + "f", "bf");
      codes.put("__CPROVER_" + name + "d", "bd");
      codes.put("__CPROVER_" + name + "ld", "bL");
    }
    return codes;
  }

  /** {@code x} stands for the floating type, {@code X} for a pointer to it. */
  private static void variants(Map<String, String> codes, String name, String pattern) {
    codes.put(name, pattern.replace('x', 'd').replace('X', 'D'));
    codes.put(name + "f", pattern.replace('x', 'f').replace('X', 'F'));
    codes.put(name + "l", pattern.replace('x', 'L').replace('X', 'G'));
  }
}
