// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import kiki.cfront.lex.Lexer;
import kiki.cfront.lex.Names;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.Severity;
import kiki.cfront.source.SourceText;

/** Short ways to run the preprocessor in tests. */
final class PreprocessorHarness {
  final Diagnostics diagnostics = new Diagnostics();
  final List<Token> tokens;

  private PreprocessorHarness(PreprocessorOptions options, String name, String... lines) {
    SourceText text = new SourceText(name, String.join("\n", lines) + "\n");
    tokens = new Preprocessor(options, diagnostics).tokens(text);
  }

  static PreprocessorHarness run(String... lines) {
    return new PreprocessorHarness(PreprocessorOptions.of(Language.LP64), "test.c", lines);
  }

  static PreprocessorHarness run(PreprocessorOptions options, String... lines) {
    return new PreprocessorHarness(options, "test.c", lines);
  }

  static PreprocessorHarness runPreprocessed(String... lines) {
    return new PreprocessorHarness(PreprocessorOptions.of(Language.LP64), "test.i", lines);
  }

  /** The spellings, a blank between any two. */
  String spelled() {
    return tokens.stream()
        .filter(token -> !token.is(TokenKind.EOF))
        .map(Token::text)
        .collect(Collectors.joining(" "));
  }

  /** What a text means, spelled the same way. */
  static String spelled(String text) {
    Lexer lexer = Lexer.of(new SourceText("expected", text), new Names(), new Diagnostics());
    List<String> spellings = new ArrayList<>();
    for (Token token = lexer.next(); !token.is(TokenKind.EOF); token = lexer.next()) {
      if (!token.is(TokenKind.NEWLINE)) {
        spellings.add(token.text());
      }
    }
    return String.join(" ", spellings);
  }

  List<String> errors() {
    return messages(Severity.ERROR);
  }

  List<String> warnings() {
    return messages(Severity.WARNING);
  }

  private List<String> messages(Severity severity) {
    return diagnostics.all().stream()
        .filter(diagnostic -> diagnostic.severity().word().equals(severity.word()))
        .map(Diagnostic::message)
        .toList();
  }
}
