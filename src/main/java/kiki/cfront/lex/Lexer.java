// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import java.util.List;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.SourceText;
import kiki.util.CheckSwitches;
import kiki.util.Location;

/**
 * Splits a text into preprocessing tokens (C11 6.4), comments and white space becoming a flag of
 * the next token. Lines end with a NEWLINE token, the text with EOF for ever. Nothing is an error
 * here but an unterminated comment: what starts no token comes out as STRAY, since it may be
 * skipped by a conditional or given to a macro that ignores it.
 */
public final class Lexer {
  /** Names that CBMC takes over from ACSL. */
  private static final List<String> QUANTIFIERS = List.of("\\forall", "\\exists");

  private final SourceText source;
  private final Names names;
  private final Diagnostics diagnostics;
  private final String text;

  /** The same text: before it is compiled, code reads an array several times faster. */
  private final char[] chars;

  private final int[] lineStarts;
  private int at;
  private int lineIndex;
  private String file;
  private CheckSwitches switches;
  private int lineShift;
  private boolean lineStart = true;
  private boolean space;

  private Lexer(
      SourceText source,
      String text,
      char[] chars,
      int[] lineStarts,
      CheckSwitches switches,
      Names names,
      Diagnostics diagnostics) {
    this.source = source;
    this.names = names;
    this.diagnostics = diagnostics;
    this.text = text;
    this.chars = chars;
    this.lineStarts = lineStarts;
    this.file = source.name();
    this.switches = switches;
  }

  /** At the start of a text that a user wrote. */
  public static Lexer of(SourceText source, Names names, Diagnostics diagnostics) {
    return of(source, CheckSwitches.Author.USER, names, diagnostics);
  }

  public static Lexer of(
      SourceText source, CheckSwitches.Author author, Names names, Diagnostics diagnostics) {
    SplicedText spliced = SplicedText.of(source.text());
    char[] chars = spliced.text.toCharArray();
    CheckSwitches switches = CheckSwitches.by(author);
    return new Lexer(source, spliced.text, chars, spliced.lineStarts, switches, names, diagnostics);
  }

  /** The kind of the one token that makes up the whole spelling, or null if it is not just one. */
  public static TokenKind kindOf(String spelling) {
    Lexer lexer = Lexer.of(new SourceText("", spelling), new Names(), new Diagnostics());
    if (spelling.startsWith("/*") || spelling.startsWith("//")) {
      return null;
    }
    Token first = lexer.next();
    return lexer.at == spelling.length() ? first.kind() : null;
  }

  /** The name lines have now: that of the text unless a line directive changed it. */
  public String file() {
    return file;
  }

  /** Who wrote the lines from here on: that of the text unless a line marker says otherwise. */
  public CheckSwitches.Author author() {
    return switches.author();
  }

  /** The next line is called {@code file:line} from now on; call it at the end of a line. */
  public void presume(String newFile, int line, CheckSwitches.Author author) {
    advanceLines(at);
    int physical = lineIndex + 1;
    file = newFile;
    switches = CheckSwitches.by(author);
    lineShift = line - physical;
    diagnostics.sources().map(source, physical, newFile, line);
  }

  /** Where the lexer stands. */
  public Location location() {
    advanceLines(at);
    return new Location(file, line(), at - lineStarts[lineIndex] + 1, switches);
  }

  public Token next() {
    skipWhiteSpace();
    if (at >= chars.length) {
      return token(TokenKind.EOF, "", at);
    }
    char c = chars[at];
    int start = at;
    if (c == '\n') {
      at++;
      Token newline = token(TokenKind.NEWLINE, "\n", start);
      lineStart = true;
      return newline;
    }
    if (isNameStart(c)) {
      return nameOrPrefixedLiteral();
    }
    if (isDigit(c) || c == '.' && isDigit(peek(1))) {
      at = endOfNumber(at);
      return token(TokenKind.NUMBER, text.substring(start, at), start);
    }
    if (c == '"' || c == '\'') {
      return literal(start, c);
    }
    TokenKind punctuator = Punctuators.at(text, at);
    if (punctuator != null) {
      int length = Punctuators.length(punctuator, text, at);
      at += length;
      boolean usual = punctuator.spelling().length() == length && c != '%';
      String spelling = usual ? punctuator.spelling() : text.substring(start, at);
      return token(punctuator, spelling, start);
    }
    return nameOrStray();
  }

  /** After {@code #include}: a header name in angle brackets or quotes, or else the next token. */
  public Token headerName() {
    skipWhiteSpace();
    int start = at;
    if (at < chars.length && (chars[at] == '<' || chars[at] == '"')) {
      char close = chars[at] == '<' ? '>' : '"';
      int end = text.indexOf(close, at + 1);
      int newline = text.indexOf('\n', at);
      if (end >= 0 && end < newline) {
        at = end + 1;
        return token(TokenKind.HEADER_NAME, text.substring(start, at), start);
      }
    }
    return next();
  }

  /** Passes over the rest of the line, whatever is in it, and returns it trimmed. */
  public String restOfLine() {
    int start = at;
    while (at < chars.length && chars[at] != '\n') {
      at++;
    }
    return text.substring(start, at).trim();
  }

  /** A lexer that stands where this one does, and goes on by itself. */
  public Lexer fork() {
    Lexer fork = new Lexer(source, text, chars, lineStarts, switches, names, diagnostics);
    fork.at = at;
    fork.lineIndex = lineIndex;
    fork.file = file;
    fork.lineShift = lineShift;
    fork.lineStart = lineStart;
    fork.space = space;
    return fork;
  }

  /** Goes to the next line without looking at the rest of this one, where no comment may start. */
  public void passLine() {
    advanceLines(at);
    int next = lineIndex + 1;
    while (next < lineStarts.length && !endsBefore(lineStarts[next])) {
      next++; // a line that was spliced
    }
    at = next < lineStarts.length ? lineStarts[next] : chars.length;
    lineStart = true;
    space = false;
  }

  private boolean endsBefore(int nextLine) {
    return nextLine > at && chars[nextLine - 1] == '\n';
  }

  private Token nameOrPrefixedLiteral() {
    int start = at;
    int end = at + 1;
    while (end < chars.length && isNamePart(chars[end])) {
      end++;
    }
    char stop = end < chars.length ? chars[end] : '\n';
    if ((stop == '"' || stop == '\'') && isPrefix(start, end)) {
      at = end;
      return literal(start, stop);
    }
    if (stop == '\\' || stop >= 0x80) {
      return unicodeName(start, end);
    }
    at = end;
    return token(TokenKind.IDENTIFIER, names.get(text, chars, start, end), start);
  }

  private boolean isPrefix(int start, int end) {
    return switch (end - start) {
      case 1 -> "LuU".indexOf(chars[start]) >= 0;
      case 2 -> text.startsWith("u8", start) && chars[end] == '"';
      default -> false;
    };
  }

  private Token nameOrStray() {
    int start = at;
    int end = endOfUnicodeName(at);
    if (end > start) {
      return unicodeName(start, start);
    }
    for (String word : QUANTIFIERS) {
      int after = start + word.length();
      if (text.startsWith(word, start) && !(after < chars.length && isNamePart(chars[after]))) {
        at = after;
        return token(TokenKind.IDENTIFIER, names.get(word), start);
      }
    }
    at += Character.charCount(text.codePointAt(at));
    return token(TokenKind.STRAY, text.substring(start, at), start);
  }

  /** A name with letters beyond ASCII or universal character names, which are resolved. */
  private Token unicodeName(int start, int asciiEnd) {
    at = endOfUnicodeName(asciiEnd);
    String resolved = UniversalNames.resolve(text.substring(start, at));
    return token(TokenKind.IDENTIFIER, names.get(resolved), start);
  }

  private int endOfUnicodeName(int from) {
    int end = from;
    while (end < chars.length) {
      char c = chars[end];
      if (isNamePart(c) && end > from) {
        end++;
      } else if (c == '\\') {
        int length = UniversalNames.lengthAt(text, end);
        if (length == 0) {
          return end;
        }
        end += length;
      } else if (c >= 0x80 && UniversalNames.isNamePart(text.codePointAt(end))) {
        end += Character.charCount(text.codePointAt(end));
      } else {
        return end;
      }
    }
    return end;
  }

  /** A preprocessing number (C11 6.4.8) takes letters, points and signs after an exponent. */
  private int endOfNumber(int from) {
    int end = from;
    while (end < chars.length) {
      char c = chars[end];
      boolean sign = (c == '+' || c == '-') && "eEpP".indexOf(chars[end - 1]) >= 0;
      boolean separator = c == '\'' && end > from && separatesDigits(end);
      if (!isNamePart(c) && c != '.' && !(sign && end > from) && !separator) {
        return end;
      }
      end++;
    }
    return end;
  }

  /** C23: a quote between two digits. */
  private boolean separatesDigits(int quote) {
    return Character.digit(chars[quote - 1], 16) >= 0
        && quote + 1 < chars.length
        && Character.digit(chars[quote + 1], 16) >= 0;
  }

  private Token literal(int start, char quote) {
    at++;
    while (at < chars.length) {
      char c = chars[at];
      if (c == '\n') {
        break;
      }
      at++;
      if (c == quote) {
        TokenKind kind = quote == '"' ? TokenKind.STRING : TokenKind.CHAR;
        return token(kind, text.substring(start, at), start);
      }
      if (c == '\\' && at < chars.length && chars[at] != '\n') {
        at++;
      }
    }
    return token(TokenKind.STRAY, text.substring(start, at), start);
  }

  private void skipWhiteSpace() {
    while (at < chars.length) {
      char c = chars[at];
      if (c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == 11 || c == 0) {
        at++;
      } else if (c == '/' && peek(1) == '/') {
        at = text.indexOf('\n', at);
      } else if (c == '/' && peek(1) == '*') {
        skipComment();
      } else {
        return;
      }
      space = true;
    }
  }

  private void skipComment() {
    int end = text.indexOf("*/", at + 2);
    if (end < 0) {
      diagnostics.error(location(), "unterminated comment");
      at = chars.length;
    } else {
      at = end + 2;
    }
  }

  private Token token(TokenKind kind, String spelling, int start) {
    advanceLines(start);
    int flags = (space ? Token.SPACE_BEFORE : 0) | (lineStart ? Token.LINE_START : 0);
    space = false;
    lineStart = false;
    int column = start - lineStarts[lineIndex] + 1;
    return new Token(kind, spelling, file, line(), column, flags, null, switches);
  }

  private void advanceLines(int offset) {
    while (lineIndex + 1 < lineStarts.length && lineStarts[lineIndex + 1] <= offset) {
      lineIndex++;
    }
  }

  private int line() {
    return lineIndex + 1 + lineShift;
  }

  private char peek(int distance) {
    return at + distance < chars.length ? chars[at + distance] : '\n';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isNameStart(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$';
  }

  private static boolean isNamePart(char c) {
    return isNameStart(c) || isDigit(c);
  }
}
