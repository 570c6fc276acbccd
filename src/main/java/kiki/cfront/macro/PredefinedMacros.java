// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Language;
import kiki.util.Resources;

/**
 * The macros gcc 12 predefines on Linux, as definitions in a resource for each data model. There
 * are hundreds of which a program uses a few, so that each is parsed only when it is asked for.
 */
final class PredefinedMacros {
  /** Names that do not start with an underscore, which all others do. */
  private static final String PLAIN_NAMES = " linux unix i386 ";

  private static final int DEFINE_LENGTH = "#define ".length();

  /** A line of a resource, from the macro's name on. */
  private record Line(byte[] text, int start) {
    String definition() {
      int end = start;
      while (text[end] != '\n') {
        end++;
      }
      return new String(text, start, end - start, StandardCharsets.US_ASCII);
    }
  }

  private final Map<String, Line> definitions = new HashMap<>(1024);

  private PredefinedMacros() {}

  static PredefinedMacros none() {
    return new PredefinedMacros();
  }

  static PredefinedMacros of(Language language) {
    PredefinedMacros macros = new PredefinedMacros();
    macros.add("common.h");
    macros.add(
        switch (language.dataModel()) {
          case ILP32 -> "ilp32.h";
          case LP64 -> "lp64.h";
        });
    if (language.charSign() == CharSign.UNSIGNED) {
      macros.add("unsigned-char.h");
    }
    return macros;
  }

  /** The definition of a macro that was not taken before, without {@code #define}, or null. */
  String take(String name) {
    boolean possible = name.charAt(0) == '_' || PLAIN_NAMES.contains(name);
    Line line = possible ? definitions.remove(name) : null;
    return line == null ? null : line.definition();
  }

  /** Each line of a resource is a definition or a comment. */
  private void add(String resource) {
    byte[] text = bytes(resource);
    for (int at = 0; at < text.length; at++) {
      if (text[at] == '#') {
        int start = at + DEFINE_LENGTH;
        at = start;
        while (text[at] > ' ' && text[at] != '(') {
          at++;
        }
        String name = new String(text, start, at - start, StandardCharsets.ISO_8859_1);
        definitions.put(name, new Line(text, start));
      }
      while (text[at] != '\n') {
        at++;
      }
    }
  }

  private static byte[] bytes(String name) {
    try {
      return Resources.read("predefined/" + name).orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException("the predefined macros are part of kiki", e);
    }
  }
}
