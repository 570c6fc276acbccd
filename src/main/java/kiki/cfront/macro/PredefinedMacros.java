// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Language;
import kiki.util.Resources;

/**
 * The macros gcc 12 predefines on Linux, as definitions in a resource for each data model. There
 * are hundreds of which a program uses a few, so that each is looked for and parsed only when it is
 * asked for.
 */
final class PredefinedMacros {
  /** Names that do not start with an underscore, which all others do. */
  private static final String PLAIN_NAMES = " linux unix i386 ";

  private static final int DEFINE_LENGTH = "#define ".length();

  /** Comments, then lines that define a macro each, in the order of the bytes of their names. */
  private final List<byte[]> resources = new ArrayList<>();

  private final Set<String> asked = new HashSet<>();

  private PredefinedMacros() {}

  static PredefinedMacros none() {
    return new PredefinedMacros();
  }

  static PredefinedMacros of(Language language) {
    PredefinedMacros macros = new PredefinedMacros();
    macros.resources.add(bytes("common.h"));
    macros.resources.add(
        switch (language.dataModel()) {
          case ILP32 -> bytes("ilp32.h");
          case LP64 -> bytes("lp64.h");
        });
    if (language.charSign() == CharSign.UNSIGNED) {
      macros.resources.add(bytes("unsigned-char.h"));
    }
    return macros;
  }

  /** The definition of a macro that was not taken before, without {@code #define}, or null. */
  String take(String name) {
    boolean possible = name.charAt(0) == '_' || PLAIN_NAMES.contains(name);
    if (possible && asked.add(name)) {
      for (byte[] text : resources) {
        int start = find(text, name);
        if (start >= 0) {
          int length = endOfLine(text, start) - start;
          return new String(text, start, length, StandardCharsets.ISO_8859_1);
        }
      }
    }
    return null;
  }

  /** Where the definition of a name starts, after {@code #define}; negative if there is none. */
  private static int find(byte[] text, String name) {
    int low = 0;
    while (text[low] != '#') {
      low = endOfLine(text, low) + 1;
    }
    int high = text.length;
    while (low < high) {
      int line = low + high >>> 1;
      while (line > low && text[line - 1] != '\n') {
        line--;
      }
      int start = line + DEFINE_LENGTH;
      int order = compare(text, start, name);
      if (order == 0) {
        return start;
      }
      if (order > 0) {
        high = line;
      } else {
        low = endOfLine(text, start) + 1;
      }
    }
    return -1;
  }

  /** The order of the name that starts here and another one. */
  private static int compare(byte[] text, int start, String name) {
    int length = name.length();
    for (int i = 0; i < length; i++) {
      int c = text[start + i];
      if (isEndOfName(c)) {
        return -1;
      }
      if (c != name.charAt(i)) {
        return c - name.charAt(i);
      }
    }
    return isEndOfName(text[start + length]) ? 0 : 1;
  }

  private static boolean isEndOfName(int c) {
    return c <= ' ' || c == '(';
  }

  private static int endOfLine(byte[] text, int from) {
    int at = from;
    while (text[at] != '\n') {
      at++;
    }
    return at;
  }

  private static byte[] bytes(String name) {
    try {
      return Resources.read("predefined/" + name).orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException("the predefined macros are part of kiki", e);
    }
  }
}
