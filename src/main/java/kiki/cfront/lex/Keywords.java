// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Which identifiers are keywords once preprocessing is over. */
public final class Keywords {
  private static final Map<String, TokenKind> KINDS = table();

  private Keywords() {}

  /** The keyword's kind, or {@link TokenKind#IDENTIFIER}. */
  public static TokenKind kindOf(String identifier) {
    return KINDS.getOrDefault(identifier, TokenKind.IDENTIFIER);
  }

  private static Map<String, TokenKind> table() {
    Map<String, TokenKind> kinds = new HashMap<>(256);
    for (TokenKind kind : TokenKind.values()) {
      if (kind.isKeyword()) {
        kinds.put(kind.spelling(), kind);
      }
    }
    alternates(kinds, TokenKind.INLINE, "__inline", "__inline__");
    alternates(kinds, TokenKind.CONST, "__const", "__const__");
    alternates(kinds, TokenKind.VOLATILE, "__volatile", "__volatile__");
    alternates(kinds, TokenKind.RESTRICT, "__restrict", "__restrict__");
    alternates(kinds, TokenKind.SIGNED, "__signed", "__signed__");
    alternates(kinds, TokenKind.ASM, "__asm", "__asm__");
    alternates(kinds, TokenKind.TYPEOF, "__typeof", "__typeof__", "typeof_unqual");
    alternates(kinds, TokenKind.ATTRIBUTE, "__attribute");
    alternates(kinds, TokenKind.GNU_ALIGNOF, "__alignof");
    alternates(kinds, TokenKind.REAL_PART, "__real");
    alternates(kinds, TokenKind.IMAGINARY_PART, "__imag");
    alternates(kinds, TokenKind.COMPLEX, "__complex", "__complex__");
    alternates(kinds, TokenKind.THREAD_LOCAL, "__thread");
    alternates(kinds, TokenKind.FLOAT128, "__float128");
    alternates(kinds, TokenKind.BIT_INT, "_ExtInt");
    alternates(kinds, TokenKind.FUNCTION_NAME, "__FUNCTION__", "__PRETTY_FUNCTION__");
    return Collections.unmodifiableMap(kinds);
  }

  private static void alternates(
      Map<String, TokenKind> kinds, TokenKind kind, String... spellings) {
    for (String spelling : spellings) {
      kinds.put(spelling, kind);
    }
  }
}
