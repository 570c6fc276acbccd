// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.source;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import kiki.util.Location;

/**
 * The texts that locations point into. Under {@code #line} directives and the line markers of
 * preprocessed files a location names another file than the one that was read; each such stretch of
 * lines is recorded, so that the line that was really read can be shown.
 */
public final class Sources {
  private static final class Stretch {
    final SourceText text;
    final int physicalLine;
    final int presumedLine;
    final Stretch before;
    int lines = Integer.MAX_VALUE;

    Stretch(SourceText text, int physicalLine, int presumedLine, Stretch before) {
      this.text = text;
      this.physicalLine = physicalLine;
      this.presumedLine = presumedLine;
      this.before = before;
    }
  }

  private final Map<String, Stretch> latest = new HashMap<>();
  private final Map<SourceText, Stretch> open = new HashMap<>();

  /**
   * From {@code physicalLine} of {@code text} on, lines are called {@code file}, {@code
   * presumedLine} and so on.
   */
  public void map(SourceText text, int physicalLine, String file, int presumedLine) {
    Stretch previous = open.get(text);
    if (previous != null) {
      previous.lines = physicalLine - previous.physicalLine;
    }
    Stretch stretch = new Stretch(text, physicalLine, presumedLine, latest.get(file));
    latest.put(file, stretch);
    open.put(text, stretch);
  }

  /** The source line at a location, if its text is known. */
  public Optional<String> line(Location location) {
    for (Stretch s = latest.get(location.file()); s != null; s = s.before) {
      int offset = location.line() - s.presumedLine;
      if (location.line() > 0 && offset >= 0 && offset < s.lines) {
        Optional<String> line = s.text.line(s.physicalLine + offset);
        if (line.isPresent()) {
          return line;
        }
      }
    }
    return Optional.empty();
  }
}
