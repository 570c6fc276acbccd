// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.List;
import kiki.cfront.lex.StringLiteral;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.macro.BadDirective;
import kiki.cfront.macro.Expander;
import kiki.cfront.macro.OpenFile;
import kiki.cfront.macro.SystemHeaders;
import kiki.cfront.source.Diagnostics;
import kiki.util.CheckSwitches;

/** {@code #line} (C11 6.10.4) and the markers {@code # 12 "file.c" 2} in preprocessed files. */
final class LineControl {
  /** The flag of a marker, as gcc writes it. */
  static final String SYSTEM_HEADER = "3";

  private final Expander expander;
  private final PreprocessorOptions.Lines lines;
  private final Diagnostics diagnostics;

  LineControl(Expander expander, PreprocessorOptions.Lines lines, Diagnostics diagnostics) {
    this.expander = expander;
    this.lines = lines;
    this.diagnostics = diagnostics;
  }

  void directive(OpenFile file, List<Token> line, Token directive) throws BadDirective {
    List<Token> operands = expander.expandFully(line.subList(0, line.size() - 1));
    if (operands.isEmpty()) {
      throw new BadDirective(directive.error("#line needs a line number"));
    }
    presume(file, operands.getFirst(), operands.subList(1, operands.size()));
  }

  /** Of what follows the file name of a marker, only that it is a system header matters. */
  void marker(OpenFile file, Token number, List<Token> line) throws BadDirective {
    presume(file, number, line.subList(0, line.size() - 1));
  }

  private void presume(OpenFile file, Token number, List<Token> rest) throws BadDirective {
    String digits = number.text();
    if (!number.is(TokenKind.NUMBER) || !isLineNumber(digits)) {
      throw new BadDirective(
          number.error(number.describe() + " after #line is not a positive integer"));
    }
    String name = file.lexer().file();
    if (!rest.isEmpty()) {
      if (!rest.getFirst().is(TokenKind.STRING)) {
        throw new BadDirective(
            rest.getFirst().error(rest.getFirst().describe() + " is not a file name"));
      }
      name = StringLiteral.decode(rest.subList(0, 1), diagnostics).asText();
    }
    if (lines == PreprocessorOptions.Lines.PRESUMED) {
      file.lexer().presume(name, Integer.parseInt(digits), author(file, name, rest));
    }
  }

  private static CheckSwitches.Author author(OpenFile file, String name, List<Token> rest) {
    if (rest.isEmpty() || file.header().author() != CheckSwitches.Author.USER) {
      return file.lexer().author();
    }
    CheckSwitches.Author author = SystemHeaders.author(name);
    boolean isFlagged = rest.stream().skip(1).anyMatch(t -> t.text().equals(SYSTEM_HEADER));
    return isFlagged && author == CheckSwitches.Author.USER ? CheckSwitches.Author.SYSTEM : author;
  }

  private static boolean isLineNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return text.length() <= 9;
  }
}
