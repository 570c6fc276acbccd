package kiki.cfront.preprocess;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Language;

/**
 * The macros gcc 12 predefines on Linux, as definitions in a resource for each data model. There
 * are hundreds of which a program uses a few, so that each is parsed only when it is asked for.
 */
final class PredefinedMacros {
  /** Names that do not start with an underscore, which all others do. */
  private static final String PLAIN_NAMES = " linux unix i386 ";

  private static final String DEFINE = "#define ";

  private final Map<String, String> definitions = new HashMap<>(1024);

  private PredefinedMacros() {}

  static PredefinedMacros none() {
    return new PredefinedMacros();
  }

  static PredefinedMacros of(Language language) {
    PredefinedMacros macros = new PredefinedMacros();
    macros.add(resource("common.h"));
    macros.add(
        switch (language.dataModel()) {
          case ILP32 -> resource("ilp32.h");
          case LP64 -> resource("lp64.h");
        });
    if (language.charSign() == CharSign.UNSIGNED) {
      macros.add(DEFINE + "__CHAR_UNSIGNED__ 1\n");
    }
    return macros;
  }

  /** The definition of a macro that was not taken before, without {@code #define}, or null. */
  String take(String name) {
    boolean possible = name.charAt(0) == '_' || PLAIN_NAMES.contains(name);
    return possible ? definitions.remove(name) : null;
  }

  private void add(String text) {
    int next;
    for (int line = text.indexOf(DEFINE); line >= 0; line = text.indexOf(DEFINE, next)) {
      int start = line + DEFINE.length();
      next = text.indexOf('\n', start);
      int end = start;
      while (Character.isJavaIdentifierPart(text.charAt(end))) {
        end++;
      }
      definitions.put(text.substring(start, end), text.substring(start, next));
    }
  }

  private static String resource(String name) {
    try (InputStream in = PredefinedMacros.class.getResourceAsStream("/kiki/predefined/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new UncheckedIOException("the predefined macros are part of kiki", e);
    }
  }
}
