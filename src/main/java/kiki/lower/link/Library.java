// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import kiki.cfront.check.CFrontEnd;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import kiki.cfront.tree.TranslationUnit;
import kiki.util.Resources;

/**
 * Models of library functions, in C: the resource {@code kiki/library/f.c} defines {@code f}, and
 * is read when a program first calls {@code f} without defining it.
 */
public final class Library {
  private static final String FOLDER = "library/";

  private final Language language;

  public Library(Language language) {
    this.language = language;
  }

  public static boolean exists(String function) {
    return Resources.exists(path(function));
  }

  public Optional<TranslationUnit> model(String function) {
    try {
      return Resources.read(path(function)).map(text -> parse(function, text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String path(String function) {
    return FOLDER + function + ".c";
  }

  private TranslationUnit parse(String function, byte[] bytes) {
    Diagnostics diagnostics = new Diagnostics();
    SourceText text = SourceText.of("<library>/" + function + ".c", bytes);
    PreprocessorOptions options = PreprocessorOptions.of(language);
    TranslationUnit unit =
        new CFrontEnd(language, diagnostics)
            .check(text.name(), new Preprocessor(options, diagnostics).tokens(text));
    if (diagnostics.hasErrors()) {
      throw new IllegalStateException(
          "library model of " + function + ": " + diagnostics.all().getFirst().message());
    }
    return unit;
  }
}
