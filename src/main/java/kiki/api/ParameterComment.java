// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.cfront.tree.TranslationUnit;
import kiki.options.ParameterClause;
import kiki.options.ParameterText;
import kiki.options.UsageError;
import kiki.util.Location;

/**
 * What a comment in front of the entry function says of its parameters: a comment whose text starts
 * with {@code kiki:}, as in {@code --parameters}.
 */
final class ParameterComment {
  /** The comment, and after it nothing but the start of the function's declaration. */
  private static final Pattern COMMENT =
      Pattern.compile(
          "(?:/\\*\\s*kiki:([^*]*+(?:\\*(?!/)[^*]*+)*+)\\*/|//\\s*kiki:([^\\n"
              + "]*)\\n"
              + ")[\\w\\s*\\[\\](),]*\\z");

  private ParameterComment() {}

  /**
   * The description of the parameters of the function of that name, empty if there is none.
   *
   * @throws UsageError if it is not understood
   */
  static Map<String, List<ParameterClause>> of(
      String entry, List<TranslationUnit> units, List<CSource> sources) {
    return units.stream()
        .flatMap(u -> u.functions().stream())
        .filter(f -> f.symbol().name().equals(entry))
        .findFirst()
        .flatMap(f -> before(f.location(), sources))
        .map(text -> parse(entry, text))
        .orElse(Map.of());
  }

  private static Map<String, List<ParameterClause>> parse(String entry, String text) {
    try {
      return ParameterText.parse(text.replaceAll("\\s+", " ").strip());
    } catch (UsageError e) {
      throw new UsageError("the comment before '" + entry + "': " + e.getMessage());
    }
  }

  /** Files that cannot be read have no comments: the preprocessor has said so already. */
  private static Optional<String> before(Location function, List<CSource> sources) {
    try {
      String text = text(function.file(), sources);
      int end = 0;
      for (int line = 1; line < function.line() && end >= 0; line++) {
        end = text.indexOf('\n', end) + 1;
      }
      end = Math.min(end + Math.max(function.column() - 1, 0), text.length());
      Matcher matcher = COMMENT.matcher(text.substring(0, end));
      return matcher.find()
          ? Optional.of(matcher.group(1) == null ? matcher.group(2) : matcher.group(1))
          : Optional.empty();
    } catch (IOException | java.nio.file.InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** A text that was given counts, and not the file it is taken for, which may differ. */
  private static String text(String file, List<CSource> sources) throws IOException {
    for (CSource source : sources) {
      if (source instanceof CSource.Text(String name, String text) && name.equals(file)) {
        return text;
      }
    }
    return Files.readString(Path.of(file), StandardCharsets.ISO_8859_1);
  }
}
