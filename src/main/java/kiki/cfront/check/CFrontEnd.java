// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check;

import java.util.List;
import kiki.cfront.check.declaration.Checker;
import kiki.cfront.lex.Token;
import kiki.cfront.parse.Parser;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.syntax.SyntaxPrinter;
import kiki.cfront.tree.TranslationUnit;

/** From the tokens of one preprocessed file to its typed tree. */
public final class CFrontEnd {
  private final Language language;
  private final Diagnostics diagnostics;

  public CFrontEnd(Language language, Diagnostics diagnostics) {
    this.language = language;
    this.diagnostics = diagnostics;
  }

  /**
   * Parses and checks a file. What is wrong is reported to the diagnostics; the tree is usable only
   * if {@link Diagnostics#hasErrors} is false afterwards. Deeply nested programs need a deep stack:
   * see {@link Parser}.
   *
   * @param tokens the preprocessor's output, ending in an EOF token
   * @throws CError if there are too many errors, or the program nests too deeply
   */
  public TranslationUnit check(String file, List<Token> tokens) {
    return new Checker(language, diagnostics).check(file, Parser.parse(tokens, diagnostics));
  }

  /** The syntax tree as indented text, for {@code --show-parse-tree}. */
  public String showSyntax(List<Token> tokens) {
    return SyntaxPrinter.print(Parser.parse(tokens, diagnostics));
  }
}
