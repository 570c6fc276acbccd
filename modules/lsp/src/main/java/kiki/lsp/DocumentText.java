// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import kiki.api.CSource;
import kiki.util.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;

/**
 * What an editor shows, saved or not. Columns of the protocol and of kiki both count UTF-16 units.
 *
 * @param name of the file it is taken for, in locations
 */
record DocumentText(String uri, String name, int version, String text) {
  /** The protocol ends a line there, C does not. */
  private static final Pattern LONE_RETURN = Pattern.compile("\r(?!\n)");

  static DocumentText of(String uri, int version, String text) {
    return new DocumentText(uri, name(uri), version, text);
  }

  /** Includes are looked for beside a file; what is no file yet has a name only. */
  private static String name(String uri) {
    try {
      return Path.of(URI.create(uri)).toString();
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      String last = uri.substring(Math.max(uri.lastIndexOf('/'), uri.lastIndexOf(':')) + 1);
      return last.isEmpty() || last.indexOf('\0') >= 0 ? "input.c" : last;
    }
  }

  /** After edits, each of which is about the text that those before it leave. */
  DocumentText edited(int newVersion, List<TextDocumentContentChangeEvent> changes) {
    String edited = text;
    for (TextDocumentContentChangeEvent change : changes) {
      edited =
          change.getRange() == null
              ? change.getText()
              : replaced(edited, change.getRange(), change.getText());
    }
    return new DocumentText(uri, name, newVersion, edited);
  }

  private static String replaced(String text, Range range, String with) {
    int start = offset(text, range.getStart());
    int end = Math.max(start, offset(text, range.getEnd()));
    return text.substring(0, start) + with + text.substring(end);
  }

  /** Positions after the end of a line, or of the text, are there. */
  private static int offset(String text, Position position) {
    int start = lineStart(text, position.getLine());
    return Math.min(start + Math.max(position.getCharacter(), 0), lineEnd(text, start));
  }

  private static int lineStart(String text, int line) {
    int at = 0;
    for (int i = 0; i < line && at < text.length(); i++) {
      int end = lineEnd(text, at);
      at = end + (text.startsWith("\r\n", end) ? 2 : end < text.length() ? 1 : 0);
    }
    return at;
  }

  private static int lineEnd(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
    return at;
  }

  int offset(Position position) {
    return offset(text, position);
  }

  Position position(int offset) {
    int line = 0;
    int start = 0;
    for (int end = lineEnd(text, 0); end < offset; end = lineEnd(text, start)) {
      int next = end + (text.startsWith("\r\n", end) ? 2 : 1);
      if (next > offset) {
        break;
      }
      start = next;
      line++;
    }
    return new Position(line, offset - start);
  }

  /** The line with that number, counted from zero, without its end; empty if there is none. */
  String line(int number) {
    int start = lineStart(text, number);
    return text.substring(start, lineEnd(text, start));
  }

  /** How its lines end. */
  String lineBreak() {
    return text.contains("\r\n") ? "\r\n" : "\n";
  }

  CSource source() {
    return CSource.text(name, LONE_RETURN.matcher(text).replaceAll("\n"));
  }

  boolean contains(Location location) {
    return location.line() > 0 && location.file().equals(name);
  }

  /** From a place to the end of the word there. */
  Range word(Location location) {
    Position start = start(location);
    String line = line(start.getLine());
    int end = Math.min(start.getCharacter() + 1, line.length());
    while (end < line.length() && isOfName(line.charAt(end - 1)) && isOfName(line.charAt(end))) {
      end++;
    }
    return new Range(start, new Position(start.getLine(), Math.max(end, start.getCharacter())));
  }

  /** From a place to the end of the statement, as far as it is in the line. */
  Range statement(Location location) {
    Position start = start(location);
    String line = line(start.getLine());
    int end = start.getCharacter();
    while (end < line.length() && ";{".indexOf(line.charAt(end)) < 0) {
      end++;
    }
    while (end > start.getCharacter() && Character.isWhitespace(line.charAt(end - 1))) {
      end--;
    }
    return new Range(start, new Position(start.getLine(), end));
  }

  /** Line directives may name lines and columns that the text does not have. */
  private Position start(Location location) {
    int line = Math.max(location.line() - 1, 0);
    int column = Math.max(location.column() - 1, 0);
    return new Position(line, Math.min(column, line(line).length()));
  }

  private static boolean isOfName(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }
}
