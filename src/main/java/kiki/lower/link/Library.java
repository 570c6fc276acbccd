// SPDX-License-Identifier: Apache-2.0
package kiki.lower.link;

import java.util.Optional;
import java.util.Set;
import kiki.cfront.check.CFrontEnd;
import kiki.cfront.macro.Header;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.tree.TranslationUnit;
import kiki.util.CheckSwitches;
import kiki.util.Location;
import kiki.util.Resources;

/**
 * Models of library functions, in C: the resource {@code kiki/library/f.c} defines {@code f}, and
 * is read when a program first calls {@code f} without defining it.
 */
public final class Library {
  /** Starts the names of models that need no checks of their own. */
  public static final String SAFE = "__kiki_safe_";

  private static final String FOLDER = "library/";

  /** Those that take bytes as they are, set or not. */
  private static final Set<String> COPYING =
      Set.of(
          "__kiki_copy_2",
          "__kiki_copy_4",
          "__kiki_copy_8",
          "__kiki_fill_2",
          "__kiki_fill_4",
          "__kiki_fill_8",
          "__kiki_move_2",
          "__kiki_move_4",
          "__kiki_move_8",
          "__kiki_swap",
          "memccpy",
          "memchr",
          "memcmp",
          "memcpy",
          "memmem",
          "memmove",
          "mempcpy",
          "memrchr",
          "memset");

  private final Language language;

  public Library(Language language) {
    this.language = language;
  }

  public static boolean exists(String function) {
    return Resources.exists(path(function));
  }

  public Optional<TranslationUnit> model(String function) {
    return exists(function) ? Optional.of(parse(function)) : Optional.empty();
  }

  private static String path(String function) {
    return FOLDER + function + ".c";
  }

  private TranslationUnit parse(String function) {
    Diagnostics diagnostics = new Diagnostics();
    String name = Location.libraryFile(function + ".c");
    Header.Bundled text = new Header.Bundled(path(function), name, -1, author(function));
    PreprocessorOptions options = PreprocessorOptions.of(language);
    TranslationUnit unit =
        new CFrontEnd(language, diagnostics)
            .check(name, new Preprocessor(options, diagnostics).tokens(text));
    if (diagnostics.hasErrors()) {
      throw new IllegalStateException(
          "library model of " + function + ": " + diagnostics.all().getFirst().message());
    }
    return unit;
  }

  private static CheckSwitches.Author author(String function) {
    if (function.startsWith(SAFE)) {
      return CheckSwitches.Author.TESTED_LIBRARY;
    }
    return COPYING.contains(function)
        ? CheckSwitches.Author.COPYING_LIBRARY
        : CheckSwitches.Author.LIBRARY;
  }
}
