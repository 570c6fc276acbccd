// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.nio.file.Path;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.macro.Header;
import kiki.cfront.macro.HeaderSearch;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.SourceText;
import kiki.util.Location;

/**
 * Preprocesses one translation unit. Errors go to the diagnostics; what makes it useless to go on
 * is thrown as {@link CError}.
 *
 * <p>A file called {@code *.i}, and the output of an external preprocessor, is taken as
 * preprocessed already: its line markers and pragmas are obeyed, but no macro is predefined.
 */
public final class Preprocessor {
  private final PreprocessorOptions options;
  private final Diagnostics diagnostics;

  public Preprocessor(PreprocessorOptions options, Diagnostics diagnostics) {
    this.options = options;
    this.diagnostics = diagnostics;
  }

  /**
   * The tokens for the parser, keywords recognised, EOF last. Of the pragmas only those remain that
   * change the meaning of a program, see {@link TokenFilter}.
   */
  public List<Token> tokens(Path file) {
    return TokenFilter.forParser(preprocess(file), diagnostics);
  }

  /** The same for a text that is not in a file, or has been read already. */
  public List<Token> tokens(SourceText text) {
    return TokenFilter.forParser(preprocess(text), diagnostics);
  }

  /** The same for a text that is part of kiki. */
  public List<Token> tokens(Header.Bundled bundled) {
    SourceText text = HeaderSearch.read(bundled, Location.NONE);
    List<Token> tokens = PreprocessedUnit.of(options, diagnostics).read(bundled, text);
    return TokenFilter.forParser(tokens, diagnostics);
  }

  /** For {@code --preprocess}: the tokens as text with line markers, which reads back the same. */
  public String text(Path file) {
    return new TokenPrinter().print(preprocess(file));
  }

  public String text(SourceText text) {
    return new TokenPrinter().print(preprocess(text));
  }

  private List<Token> preprocess(Path file) {
    if (options.command().isPresent()) {
      SourceText output = new ExternalPreprocessor(options).run(file);
      return PreprocessedUnit.of(options, diagnostics).readPreprocessed(file, output);
    }
    return preprocess(HeaderSearch.read(HeaderSearch.main(file), Location.NONE));
  }

  private List<Token> preprocess(SourceText text) {
    PreprocessedUnit unit = PreprocessedUnit.of(options, diagnostics);
    Path file = Path.of(text.name());
    return text.name().endsWith(".i")
        ? unit.readPreprocessed(file, text)
        : unit.read(HeaderSearch.main(file), text);
  }
}
