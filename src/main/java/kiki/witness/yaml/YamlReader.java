// SPDX-License-Identifier: Apache-2.0
package kiki.witness.yaml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a document. */
public final class YamlReader {
  /** Witnesses nest six deep; what nests deeper than this is none, and would exhaust the stack. */
  private static final int DEEPEST = 64;

  private final YamlCursor cursor;
  private final YamlScalars scalars;
  private int depth;

  private YamlReader(YamlCursor cursor) {
    this.cursor = cursor;
    this.scalars = new YamlScalars(cursor);
  }

  /**
   * The one value of a document.
   *
   * @throws YamlException if it has another form than those that are supported
   */
  public static YamlNode read(String text) throws YamlException {
    String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
    return new YamlReader(YamlCursor.of(content)).document();
  }

  private YamlNode document() throws YamlException {
    cursor.skipToContent();
    if (cursor.column() == 0 && cursor.looksAt("---") && cursor.isSpaceAt(3)) {
      cursor.skipLine();
      cursor.skipToContent();
    }
    YamlNode root = block(-1);
    cursor.skipToContent();
    if (cursor.column() == 0 && cursor.looksAt("...") && cursor.isSpaceAt(3)) {
      cursor.skipLine();
      cursor.skipToContent();
    }
    if (!cursor.isAtEnd()) {
      throw new YamlException(cursor.line(), "this does not belong to what stands before it");
    }
    return root;
  }

  /** The value that starts at the cursor or after it, further right than its parent. */
  private YamlNode block(int parent) throws YamlException {
    cursor.skipToContent();
    if (cursor.isAtEnd() || cursor.column() <= parent) {
      return new YamlNode.Scalar("", cursor.line());
    }
    if (depth > DEEPEST) {
      throw new YamlException(cursor.line(), "the document is nested too deeply");
    }
    depth++;
    YamlNode node = isItem() ? sequence() : isMapping() ? mapping() : single(parent);
    depth--;
    return node;
  }

  private boolean isItem() {
    return cursor.peek() == '-' && cursor.isSpaceAt(1);
  }

  /** Whether a key and its colon stand in this line. */
  private boolean isMapping() throws YamlException {
    if (cursor.peek() == '[' || cursor.peek() == '{' || isBlockScalar()) {
      return false;
    }
    YamlCursor.Mark mark = cursor.mark();
    int line = cursor.line();
    scalars.key(YamlScalars.Context.BLOCK);
    cursor.skipBlanks();
    boolean found = cursor.line() == line && scalars.isKeyEnd();
    cursor.back(mark);
    return found;
  }

  private boolean isBlockScalar() {
    return cursor.peek() == '|' || cursor.peek() == '>';
  }

  private YamlNode sequence() throws YamlException {
    int column = cursor.column();
    int line = cursor.line();
    List<YamlNode> items = new ArrayList<>();
    while (!cursor.isAtEnd() && cursor.column() == column && isItem()) {
      cursor.next();
      items.add(block(column));
      cursor.skipToContent();
    }
    return new YamlNode.Sequence(items, line);
  }

  private YamlNode mapping() throws YamlException {
    int column = cursor.column();
    int line = cursor.line();
    Map<String, YamlNode> entries = new LinkedHashMap<>();
    while (!cursor.isAtEnd() && cursor.column() == column && !isItem()) {
      int keyLine = cursor.line();
      String key = scalars.key(YamlScalars.Context.BLOCK);
      cursor.skipBlanks();
      if (!scalars.isKeyEnd() || cursor.line() != keyLine) {
        throw new YamlException(keyLine, "a key and a colon are expected");
      }
      cursor.next();
      put(entries, key, value(column), keyLine);
      cursor.skipToContent();
    }
    return new YamlNode.Mapping(entries, line);
  }

  private static void put(Map<String, YamlNode> entries, String key, YamlNode value, int line)
      throws YamlException {
    if (entries.putIfAbsent(key, value) != null) {
      throw new YamlException(line, "the key '" + key + "' stands here twice");
    }
  }

  /** Of a key in a column: in the same line, or below; items may stand in the key's column. */
  private YamlNode value(int column) throws YamlException {
    int line = cursor.line();
    cursor.skipBlanks();
    if (!cursor.isAtLineEnd()) {
      return single(column);
    }
    cursor.skipToContent();
    boolean itemsBelow = !cursor.isAtEnd() && cursor.column() == column && isItem();
    return itemsBelow || cursor.column() > column && !cursor.isAtEnd()
        ? block(column - 1)
        : new YamlNode.Scalar("", line);
  }

  private YamlNode single(int parent) throws YamlException {
    int line = cursor.line();
    return switch (cursor.peek()) {
      case '[', '{' -> {
        YamlNode flow = flow();
        cursor.skipBlanks();
        requireLineEnd();
        yield flow;
      }
      case '"', '\'' -> {
        String text = scalars.quoted();
        cursor.skipBlanks();
        requireLineEnd();
        yield new YamlNode.Scalar(text, line);
      }
      case '|', '>' -> new YamlNode.Scalar(scalars.block(parent), line);
      default -> {
        String text = scalars.plain(parent);
        requireLineEnd();
        yield new YamlNode.Scalar(text, line);
      }
    };
  }

  private void requireLineEnd() throws YamlException {
    if (!cursor.isAtLineEnd()) {
      throw new YamlException(cursor.line(), "the line goes on after its value");
    }
  }

  private YamlNode flow() throws YamlException {
    if (depth > DEEPEST) {
      throw new YamlException(cursor.line(), "the document is nested too deeply");
    }
    depth++;
    int line = cursor.line();
    YamlNode node =
        switch (cursor.peek()) {
          case '[' -> flowSequence();
          case '{' -> flowMapping();
          case '"', '\'' -> new YamlNode.Scalar(scalars.quoted(), line);
          default -> new YamlNode.Scalar(scalars.flowPlain(), line);
        };
    depth--;
    return node;
  }

  private YamlNode flowSequence() throws YamlException {
    int line = cursor.line();
    cursor.next();
    List<YamlNode> items = new ArrayList<>();
    cursor.skipToContent();
    while (cursor.peek() != ']') {
      items.add(flow());
      separate(']', line);
    }
    cursor.next();
    return new YamlNode.Sequence(items, line);
  }

  private YamlNode flowMapping() throws YamlException {
    int line = cursor.line();
    cursor.next();
    Map<String, YamlNode> entries = new LinkedHashMap<>();
    cursor.skipToContent();
    while (cursor.peek() != '}') {
      int keyLine = cursor.line();
      String key = scalars.key(YamlScalars.Context.FLOW);
      cursor.skipToContent();
      if (cursor.peek() != ':') {
        throw new YamlException(cursor.line(), "a colon is expected after '" + key + "'");
      }
      cursor.next();
      cursor.skipToContent();
      put(entries, key, flow(), keyLine);
      separate('}', line);
    }
    cursor.next();
    return new YamlNode.Mapping(entries, line);
  }

  /** After an element: a comma, or the end. */
  private void separate(char end, int start) throws YamlException {
    cursor.skipToContent();
    if (cursor.isAtEnd()) {
      throw new YamlException(start, "'" + end + "' is missing for what starts here");
    }
    if (cursor.peek() == ',') {
      cursor.next();
      cursor.skipToContent();
    } else if (cursor.peek() != end) {
      throw new YamlException(cursor.line(), "',' or '" + end + "' is expected");
    }
  }
}
