// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.util.Location;

/**
 * Macro expansion with rescanning (C11 6.10.3.4). A macro's name is not replaced while its own
 * expansion is being scanned, and a name met then is never replaced later. Where the standard
 * leaves open whether a nested replacement has ended (6.10.3.4p4), the macro is enabled again as
 * soon as its last token has been taken, as in gcc.
 */
public final class Expander {
  /** Macro calls in arguments of macro calls, and so on. */
  private static final int DEEPEST_NESTING = 2_000;

  /** Collected and produced: a few lines can stand for more tokens than any memory holds. */
  private static final long MOST_TOKENS = 8_000_000;

  private final MacroTable macros;
  private final BuiltinMacros builtins;
  private final TokenSource source;
  private final Diagnostics diagnostics;
  private final Deque<MacroContext> contexts = new ArrayDeque<>();
  private boolean pendingSpace;
  private int nesting;
  private long produced;

  public Expander(
      MacroTable macros, BuiltinMacros builtins, TokenSource source, Diagnostics diagnostics) {
    this.macros = macros;
    this.builtins = builtins;
    this.source = source;
    this.diagnostics = diagnostics;
  }

  /** The next fully expanded token; EOF at the end of the innermost closed context or the input. */
  public Token next() {
    while (true) {
      Token token = take(TokenSource.FileEnd.CONTINUE);
      if (!token.is(TokenKind.IDENTIFIER) || token.isNeverExpanded()) {
        return token;
      }
      Macro macro = macros.get(token.text());
      if (macro == null) {
        Builtin builtin = macros.builtin(token.text());
        if (builtin == null || builtin.isQuery()) {
          return token;
        }
        if (builtin == Builtin.PRAGMA) {
          return pragma(token);
        }
        return builtins.expand(builtin, token);
      }
      if (macro.isDisabled()) {
        return token.neverExpanded();
      }
      if (!enter(macro, token)) {
        return token;
      }
    }
  }

  /** The next token as it stands, though names of disabled macros are marked. */
  public Token nextRaw() {
    return marked(take(TokenSource.FileEnd.STOP));
  }

  /** All the tokens the given ones expand to, as if nothing followed them. */
  public List<Token> expandFully(List<Token> tokens) {
    if (tokens.isEmpty()) {
      return tokens;
    }
    List<Token> out = new ArrayList<>();
    boolean spaceOutside = pendingSpace;
    open(tokens);
    for (Token token = next(); !token.is(TokenKind.EOF); token = next()) {
      out.add(token);
    }
    close();
    pendingSpace = spaceOutside;
    return out;
  }

  /** Scans the given tokens next, up to EOF; {@link #close} must follow. */
  public void open(List<Token> tokens) {
    if (++nesting > DEEPEST_NESTING) {
      Location where = tokens.getFirst().location();
      throw new CError(where, "macro arguments nested too deeply");
    }
    pendingSpace = false;
    contexts.push(new MacroContext(tokens, null, MacroContext.End.CLOSED));
  }

  /** Drops what is left of the tokens of the last {@link #open}. */
  public void close() {
    nesting--;
    MacroContext dropped;
    do {
      dropped = contexts.pop();
      dropped.leave();
    } while (dropped.end() != MacroContext.End.CLOSED);
  }

  private Token take(TokenSource.FileEnd fileEnd) {
    while (!contexts.isEmpty()) {
      MacroContext top = contexts.peek();
      if (!top.isUsedUp()) {
        Token token = top.take();
        if (!token.is(TokenKind.PLACEMARKER)) {
          return spaced(token);
        }
        pendingSpace |= token.hasSpaceBefore();
      } else if (top.end() == MacroContext.End.CLOSED) {
        return Token.synthetic(TokenKind.EOF, "", Location.NONE);
      } else {
        contexts.pop().leave();
      }
    }
    return spaced(source.next(fileEnd));
  }

  /** White space before something that expanded to nothing stands before what follows it. */
  private Token spaced(Token token) {
    if (!pendingSpace) {
      return token;
    }
    pendingSpace = false;
    return token.withSpaceBefore();
  }

  private Token marked(Token token) {
    if (token.is(TokenKind.IDENTIFIER) && !token.isNeverExpanded()) {
      Macro macro = macros.get(token.text());
      if (macro != null && macro.isDisabled()) {
        return token.neverExpanded();
      }
    }
    return token;
  }

  /** Starts the expansion of a macro; false if it takes arguments and none follow. */
  private boolean enter(Macro macro, Token use) {
    List<Argument> arguments = List.of();
    if (macro.form() != Macro.Form.OBJECT) {
      boolean spaceBefore = pendingSpace;
      if (!takeParenthesis()) {
        return false;
      }
      arguments = new ArgumentReader(this, diagnostics, macro, use).read();
      if (arguments == null) {
        return false;
      }
      for (Argument argument : arguments) {
        count(argument.raw().size(), use);
      }
      pendingSpace = spaceBefore;
    }
    List<Token> tokens = new MacroSubstitution(this, diagnostics, macro, use, arguments).run();
    count(tokens.size(), use);
    macro.disable();
    contexts.push(new MacroContext(tokens, macro, MacroContext.End.OPEN));
    return true;
  }

  private void count(int tokens, Token use) {
    produced += tokens;
    if (produced > MOST_TOKENS) {
      throw new CError(use.error("macros expand to more than " + MOST_TOKENS + " tokens"));
    }
  }

  private boolean takeParenthesis() {
    while (!contexts.isEmpty()) {
      MacroContext top = contexts.peek();
      if (top.isUsedUp()) {
        if (top.end() == MacroContext.End.CLOSED) {
          return false;
        }
        contexts.pop().leave();
      } else if (top.peek().is(TokenKind.PLACEMARKER)) {
        pendingSpace |= top.take().hasSpaceBefore();
      } else if (top.peek().is(TokenKind.LEFT_PAREN)) {
        top.take();
        return true;
      } else {
        return false;
      }
    }
    return source.takeParenthesis();
  }

  /** {@code _Pragma("text")} becomes a PRAGMA token (C11 6.10.9). */
  private Token pragma(Token use) {
    boolean open = takeParenthesis();
    Token string = open ? nextRaw() : use;
    boolean closed = open && string.is(TokenKind.STRING) && nextRaw().is(TokenKind.RIGHT_PAREN);
    if (!closed) {
      diagnostics.report(use.error("_Pragma takes a parenthesized string literal"));
      return next();
    }
    String text = Stringizer.unquote(string.text()).trim();
    return Token.synthetic(TokenKind.PRAGMA, text, use.location()).spacedAs(use);
  }
}
