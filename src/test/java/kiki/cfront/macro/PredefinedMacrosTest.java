// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Language;
import kiki.options.DataModel;
import kiki.util.Resources;
import org.junit.jupiter.api.Test;

/** Every predefined macro is found, which its resource must be in order for. */
class PredefinedMacrosTest {
  private static final String DEFINE = "#define ";

  @Test
  void findsEveryMacroOnce() throws IOException {
    for (DataModel model : DataModel.values()) {
      PredefinedMacros macros = PredefinedMacros.of(new Language(model, CharSign.UNSIGNED));
      String own = model == DataModel.LP64 ? "lp64.h" : "ilp32.h";
      for (String resource : List.of("common.h", own, "unsigned-char.h")) {
        List<String> definitions = definitions(resource);
        assertTrue(!definitions.isEmpty(), resource);
        for (String definition : definitions) {
          String name = definition.split("[ (]")[0];
          assertEquals(definition, macros.take(name));
          assertNull(macros.take(name), "taken already");
        }
      }
    }
  }

  @Test
  void findsNoOther() {
    PredefinedMacros macros = PredefinedMacros.of(Language.LP64);
    for (String name : List.of("_", "__", "__LP64", "__LP64___", "__zzz", "_A", "x", "linu", "a")) {
      assertNull(macros.take(name), name);
    }
  }

  private static List<String> definitions(String resource) throws IOException {
    byte[] bytes = Resources.read("predefined/" + resource).orElseThrow();
    return new String(bytes, StandardCharsets.US_ASCII)
        .lines()
        .filter(line -> line.startsWith(DEFINE))
        .map(line -> line.substring(DEFINE.length()))
        .toList();
  }
}
