// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.macro.BuiltinMacros;
import kiki.cfront.macro.Expander;
import kiki.cfront.macro.FileStack;
import kiki.cfront.macro.Header;
import kiki.cfront.macro.HeaderSearch;
import kiki.cfront.macro.MacroTable;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.SourceText;

/** The parts of the preprocessor put together for one file. */
final class PreprocessedUnit {
  private final PreprocessorOptions options;
  private final MacroTable macros;
  private final FileStack files;
  private final Expander expander;
  private final FileTokens source;

  private PreprocessedUnit(PreprocessorOptions options, Diagnostics diagnostics) {
    this.options = options;
    this.macros = new MacroTable(diagnostics);
    this.files = new FileStack(macros, diagnostics);
    this.source = new FileTokens(files);
    this.expander = new Expander(macros, new BuiltinMacros(files), source, diagnostics);
  }

  static PreprocessedUnit of(PreprocessorOptions options, Diagnostics diagnostics) {
    PreprocessedUnit made = new PreprocessedUnit(options, diagnostics);
    HeaderSearch search =
        HeaderSearch.in(
            options.includeDirectories(),
            options.guessedDirectories(),
            options.language().dataModel());
    Inclusion inclusion = new Inclusion(made.files, made.expander, search, diagnostics);
    made.source.obey(
        new Directives(made.files, made.macros, made.expander, inclusion, options, diagnostics));
    return made;
  }

  /** All tokens of a C file, EOF last. */
  List<Token> read(Header file, SourceText text) {
    macros.predefine(options.language());
    files.push(file, text);
    prepend(MacroCommandLine.forcedIncludes(options));
    prepend(MacroCommandLine.macros(options));
    return all();
  }

  /** Relative includes in such a text start from the working directory. */
  private void prepend(SourceText text) {
    files.push(HeaderSearch.main(Path.of(text.name())), text);
  }

  /** All tokens of a file that has been through a preprocessor, EOF last. */
  List<Token> readPreprocessed(Path file, SourceText text) {
    files.push(HeaderSearch.main(file), text);
    return all();
  }

  private List<Token> all() {
    List<Token> tokens = new ArrayList<>();
    Token token;
    do {
      token = expander.next();
      tokens.add(token);
    } while (!token.is(TokenKind.EOF));
    files.pop();
    return tokens;
  }
}
