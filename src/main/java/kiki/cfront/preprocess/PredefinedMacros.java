package kiki.cfront.preprocess;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;

/** The macros gcc 12 predefines on Linux, as definitions in a resource for each data model. */
final class PredefinedMacros {
  private PredefinedMacros() {}

  static SourceText text(Language language) {
    String model =
        switch (language.dataModel()) {
          case ILP32 -> "ilp32.h";
          case LP64 -> "lp64.h";
        };
    String sign = language.charSign() == CharSign.UNSIGNED ? "#define __CHAR_UNSIGNED__ 1\n" : "";
    return new SourceText("<built-in>", resource("common.h") + resource(model) + sign);
  }

  private static String resource(String name) {
    try (InputStream in = PredefinedMacros.class.getResourceAsStream("/kiki/predefined/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new UncheckedIOException("the predefined macros are part of kiki", e);
    }
  }
}
