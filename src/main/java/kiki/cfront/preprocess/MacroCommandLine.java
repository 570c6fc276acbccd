// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.List;
import kiki.cfront.macro.MacroOption;
import kiki.cfront.source.SourceText;

/** What the command line says, as text the preprocessor reads before the file. */
final class MacroCommandLine {
  private static final String NAME = "<command line>";

  private MacroCommandLine() {}

  /** {@code -DX} means {@code #define X 1}; the first {@code =} separates the body. */
  static SourceText macros(PreprocessorOptions options) {
    StringBuilder text = new StringBuilder();
    for (MacroOption option : options.macros()) {
      switch (option) {
        case MacroOption.Define define -> {
          String line = oneLine(define.text());
          int equals = line.indexOf('=');
          text.append("#define ");
          text.append(equals < 0 ? line : line.substring(0, equals)).append(' ');
          text.append(equals < 0 ? "1" : line.substring(equals + 1));
        }
        case MacroOption.Undefine undefine ->
            text.append("#undef ").append(oneLine(undefine.name()));
      }
      text.append('\n');
    }
    return new SourceText(NAME, text.toString());
  }

  static SourceText forcedIncludes(PreprocessorOptions options) {
    StringBuilder text = new StringBuilder();
    for (String name : options.forcedIncludes()) {
      text.append("#include \"").append(oneLine(name)).append("\"\n");
    }
    return new SourceText(NAME, text.toString());
  }

  private static String oneLine(String text) {
    return String.join(" ", List.of(text.split("[\r\n]", -1)));
  }
}
