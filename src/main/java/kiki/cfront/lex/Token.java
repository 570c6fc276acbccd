// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import java.util.List;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Severity;
import kiki.util.CheckSwitches;
import kiki.util.Location;

/**
 * One token. A token from a macro's body is located where the outermost macro was used; one from a
 * macro's argument, where the argument is written. Equality is identity: there are many tokens.
 */
public final class Token {
  /** White space stands before the token. */
  static final int SPACE_BEFORE = 1;

  /** The token is the first of its line. */
  static final int LINE_START = 2;

  /** An identifier that is never to be macro-expanded again (C11 6.10.3.4p2). */
  static final int NO_EXPAND = 4;

  private final TokenKind kind;
  private final String text;
  private final String file;
  private final int line;
  private final int column;
  private final int flags;
  private final Expansion expansion;
  private final CheckSwitches switches;

  Token(
      TokenKind kind,
      String text,
      String file,
      int line,
      int column,
      int flags,
      Expansion expansion,
      CheckSwitches switches) {
    this.kind = kind;
    this.text = text;
    this.file = file;
    this.line = line;
    this.column = column;
    this.flags = flags;
    this.expansion = expansion;
    this.switches = switches;
  }

  /** A token that no text stands behind, for instance one put in to recover from an error. */
  public static Token synthetic(TokenKind kind, String text, Location location) {
    return new Token(
        kind,
        text,
        location.file(),
        location.line(),
        location.column(),
        0,
        null,
        location.switches());
  }

  public TokenKind kind() {
    return kind;
  }

  public boolean is(TokenKind other) {
    return kind == other;
  }

  /** As written, after line splices; for punctuators possibly a digraph. */
  public String text() {
    return text;
  }

  public Location location() {
    return new Location(file, line, column, switches);
  }

  public CheckSwitches switches() {
    return switches;
  }

  public String file() {
    return file;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  public boolean hasSpaceBefore() {
    return (flags & SPACE_BEFORE) != 0;
  }

  public boolean isFirstOfLine() {
    return (flags & LINE_START) != 0;
  }

  public boolean isNeverExpanded() {
    return (flags & NO_EXPAND) != 0;
  }

  /** Notes that belong to any diagnostic about this token: which macro it came from. */
  public List<Diagnostic> notes() {
    if (expansion == null) {
      return List.of();
    }
    String message = "in expansion of macro '" + expansion.macro() + "'";
    return List.of(Diagnostic.note(expansion.definition(), message));
  }

  /** An error about this token, with its {@link #notes}. */
  public Diagnostic error(String message) {
    return new Diagnostic(Severity.ERROR, location(), message, notes());
  }

  /** The same about what is not supported. */
  public Diagnostic unsupported(String message) {
    return new Diagnostic(Severity.UNSUPPORTED, location(), message, notes());
  }

  public Token withKind(TokenKind newKind) {
    return new Token(newKind, text, file, line, column, flags, expansion, switches);
  }

  /** The same token where a pragma switches checks. */
  public Token withSwitches(CheckSwitches other) {
    return new Token(kind, text, file, line, column, flags, expansion, other);
  }

  public Token neverExpanded() {
    return new Token(kind, text, file, line, column, flags | NO_EXPAND, expansion, switches);
  }

  public Token withSpaceBefore() {
    return new Token(kind, text, file, line, column, flags | SPACE_BEFORE, expansion, switches);
  }

  /** The same spelling with the given white space before it. */
  public Token spacedAs(Token other) {
    int kept = flags & NO_EXPAND;
    int taken = other.flags & (SPACE_BEFORE | LINE_START);
    return new Token(kind, text, file, line, column, kept | taken, expansion, switches);
  }

  /** The same token as part of a macro's expansion at {@code use}. */
  public Token usedAt(Token use, Expansion from) {
    return new Token(
        kind, text, use.file, use.line, use.column, flags & ~LINE_START, from, use.switches);
  }

  /** For messages: "'x'", "end of file". */
  public String describe() {
    return kind == TokenKind.EOF ? kind.describe() : "'" + text + "'";
  }

  @Override
  public String toString() {
    return kind + " '" + text + "' at " + file + ":" + line + ":" + column;
  }
}
