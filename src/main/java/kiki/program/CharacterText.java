// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.IntType;

/** Arrays of characters as string literals. */
public final class CharacterText {
  private static final int FIRST_PRINTABLE = 0x20;
  private static final int LAST_PRINTABLE = 0x7e;

  private CharacterText() {}

  /** Whether the elements are printable characters of type {@code char}, or end in zeros. */
  static boolean isText(Expr.ArrayValue array) {
    List<Integer> codes = codes(array);
    return codes.size() == array.elements().size()
        && !withoutZeros(codes).isEmpty()
        && withoutZeros(codes).stream().allMatch(c -> c >= FIRST_PRINTABLE && c <= LAST_PRINTABLE);
  }

  static String of(Expr.ArrayValue array) {
    return literal(withoutZeros(codes(array)));
  }

  /** A string literal of these characters; what cannot be printed is escaped. */
  public static String literal(List<Integer> codes) {
    StringBuilder text = new StringBuilder("\"");
    for (int code : codes) {
      if (code == '"' || code == '\\') {
        text.append('\\').append((char) code);
      } else if (code >= FIRST_PRINTABLE && code <= LAST_PRINTABLE) {
        text.append((char) code);
      } else {
        text.append("\\%03o".formatted(code & 0xff));
      }
    }
    return text.append('"').toString();
  }

  private static List<Integer> codes(Expr.ArrayValue array) {
    List<Integer> codes = new ArrayList<>();
    for (Expr e : array.elements()) {
      if (e instanceof Expr.IntConstant c && c.type().kind() == IntType.Kind.CHAR) {
        codes.add(c.value().intValue());
      }
    }
    return codes;
  }

  private static List<Integer> withoutZeros(List<Integer> codes) {
    int end = codes.size();
    while (end > 0 && codes.get(end - 1) == 0) {
      end--;
    }
    return codes.subList(0, end);
  }
}
