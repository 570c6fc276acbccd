// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.macro.BadDirective;
import kiki.cfront.macro.Expander;
import kiki.cfront.macro.FileStack;
import kiki.cfront.macro.Header;
import kiki.cfront.macro.HeaderSearch;
import kiki.cfront.macro.OpenFile;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Diagnostics;
import kiki.util.CheckSwitches;

/** {@code #include} and its relatives (C11 6.10.2). */
final class Inclusion {
  private final FileStack files;
  private final Expander expander;
  private final HeaderSearch search;
  private final Diagnostics diagnostics;

  Inclusion(FileStack files, Expander expander, HeaderSearch search, Diagnostics diagnostics) {
    this.files = files;
    this.expander = expander;
    this.search = search;
    this.diagnostics = diagnostics;
  }

  /** A header that cannot be found ends preprocessing: what follows would make no sense. */
  void obey(OpenFile file, Token directive) throws BadDirective {
    Token name = file.lexer().headerName();
    String spelling;
    if (name.is(TokenKind.HEADER_NAME)) {
      spelling = name.text();
      List<Token> rest = Directives.restOfLine(file);
      if (rest.size() > 1) {
        String message = "extra tokens at end of #" + directive.text() + " directive";
        diagnostics.warning(rest.getFirst().location(), message);
      }
    } else {
      spelling = computed(file, name, directive);
    }
    if (spelling.length() <= 2) {
      throw new BadDirective(name.error("empty filename in #" + directive.text()));
    }
    Header current = files.top().header();
    Header header =
        find(spelling, directive.text().equals("include_next") ? Start.NEXT : Start.FIRST)
            .orElseThrow(() -> new CError(missing(spelling, name)));
    if (header instanceof Header.OnDisk installed && isInstalled(header) && !isInstalled(current)) {
      String message =
          "no header of kiki's: '" + installed.path() + "' is read; its functions are not known";
      diagnostics.warning(name.location(), message);
    }
    files.include(header, name.location());
    if (directive.text().equals("import")) {
      files.markOnce();
    }
  }

  private static boolean isInstalled(Header header) {
    return header.author() == CheckSwitches.Author.INSTALLED;
  }

  /** Where on the search path to start. */
  enum Start {
    FIRST,
    /** After the directory the current file was found in. */
    NEXT
  }

  /** Looks for a header name with its brackets or quotes. */
  Optional<Header> find(String spelling, Start start) {
    String name = spelling.substring(1, spelling.length() - 1);
    Header current = files.top().header();
    if (start == Start.NEXT) {
      return search.angled(name, current.position() + 1);
    }
    return spelling.startsWith("<") ? search.angled(name, 0) : search.quoted(name, current);
  }

  /** A header name out of tokens, the first of which is {@code <}, up to {@code >}. */
  static String joined(List<Token> tokens) {
    StringBuilder spelling = new StringBuilder();
    for (Token token : tokens) {
      if (token.hasSpaceBefore() && !spelling.isEmpty()) {
        spelling.append(' ');
      }
      spelling.append(token.text());
    }
    return spelling.toString();
  }

  private String computed(OpenFile file, Token first, Token directive) throws BadDirective {
    List<Token> line;
    if (Directives.isEnd(first)) {
      file.putBack(first);
      line = List.of();
    } else {
      List<Token> rest = Directives.restOfLine(file);
      rest.addFirst(first);
      line = expander.expandFully(rest.subList(0, rest.size() - 1));
    }
    if (!line.isEmpty() && line.getFirst().is(TokenKind.STRING)) {
      return line.getFirst().text();
    }
    if (!line.isEmpty() && line.getFirst().is(TokenKind.LESS)) {
      for (int i = 1; i < line.size(); i++) {
        if (line.get(i).is(TokenKind.GREATER)) {
          return joined(line.subList(0, i + 1));
        }
      }
    }
    throw new BadDirective(
        directive.error("#" + directive.text() + " expects \"FILENAME\" or <FILENAME>"));
  }

  private static Diagnostic missing(String spelling, Token name) {
    String file = spelling.substring(1, spelling.length() - 1);
    return name.error(
        "header '"
            + file
            + "' not found; name its directory with -I, or use --preprocessor \"gcc -E\"");
  }
}
