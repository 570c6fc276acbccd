// SPDX-License-Identifier: Apache-2.0
package kiki.lower.known;

import kiki.lower.value.MathCalls;

/** The builtins of gcc and clang by name. */
public final class BuiltinNames {
  public static final String PREFIX = "__builtin_";

  private BuiltinNames() {}

  public static boolean isBuiltin(String name) {
    return name.startsWith(PREFIX) || isAtomic(name);
  }

  /** The name without gcc's prefix. */
  public static String plain(String name) {
    return name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
  }

  /** Whether lowering gives an expression and no instructions (if the arguments do). */
  public static boolean isPure(String name) {
    if (VerifierNames.isPure(name)) {
      return true;
    }
    String plain = plain(name);
    return switch (plain) {
      case "expect",
          "expect_with_probability",
          "assume_aligned",
          "constant_p",
          "bswap16",
          "bswap32",
          "bswap64",
          "fpclassify",
          "isinf_sign" ->
          true;
      default -> isPermutation(plain) || MathCalls.isExact(plain);
    };
  }

  public static boolean isAtomic(String name) {
    return name.startsWith("__sync_") || name.startsWith("__atomic_");
  }

  /** Whether the bits stay the same in another order. */
  public static boolean isPermutation(String name) {
    return switch (name) {
      case "rotateleft8",
          "rotateleft16",
          "rotateleft32",
          "rotateleft64",
          "rotateright8",
          "rotateright16",
          "rotateright32",
          "rotateright64",
          "bitreverse8",
          "bitreverse16",
          "bitreverse32",
          "bitreverse64" ->
          true;
      default -> false;
    };
  }
}
