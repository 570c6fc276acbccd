// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import kiki.cfront.check.CFrontEnd;
import kiki.cfront.lex.Token;
import kiki.cfront.macro.MacroOption;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.CError;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import kiki.cfront.tree.TranslationUnit;
import kiki.options.MacroFlag;
import kiki.options.Options;
import kiki.options.UsageError;
import kiki.witness.source.SourceTokens;

/** From C code to typed trees, telling what the front end has to say. */
final class SourceReader {
  private final Options options;
  private final Consumer<SourceMessage> messages;
  private final ReadingEffort.Meter meter;

  SourceReader(Options options, Consumer<SourceMessage> messages, ReadingEffort.Meter meter) {
    this.options = options;
    this.messages = messages;
    this.meter = meter;
  }

  Language language() {
    return new Language(
        options.input().dataModel(),
        options.input().unsignedChar() ? CharSign.UNSIGNED : CharSign.SIGNED);
  }

  /** What {@code --preprocess} shows. */
  String preprocessed(CSource source) {
    return read(
        source,
        diagnostics -> {
          Preprocessor preprocessor = new Preprocessor(preprocessorOptions(source), diagnostics);
          return switch (source) {
            case CSource.File(Path path) -> preprocessor.text(path);
            case CSource.Compiled compiled -> preprocessor.text(compiled.path());
            case CSource.Text t -> preprocessor.text(new SourceText(t.name(), t.text()));
          };
        });
  }

  /** What {@code --show-parse-tree} shows. */
  String syntax(CSource source) {
    return read(
        source,
        diagnostics ->
            new CFrontEnd(language(), diagnostics).showSyntax(tokens(source, diagnostics)));
  }

  /**
   * The typed tree of one file.
   *
   * @throws InputError if there are errors
   */
  TranslationUnit unit(CSource source) {
    return read(
        source,
        diagnostics -> {
          List<Token> tokens = meter.preprocessing(() -> tokens(source, diagnostics));
          return meter.checking(
              () -> new CFrontEnd(language(), diagnostics).check(source.name(), tokens));
        });
  }

  /** The typed tree of tokens that stand for a file. */
  TranslationUnit unit(CSource source, List<Token> tokens) {
    return read(
        source, diagnostics -> new CFrontEnd(language(), diagnostics).check(source.name(), tokens));
  }

  /** Where the parts of a file really stand. */
  SourceTokens physical(CSource source) {
    return read(
        source,
        diagnostics ->
            SourceTokens.of(tokens(source, PreprocessorOptions.Lines.PHYSICAL, diagnostics)));
  }

  /** Where the parts of a file really stand, by where line directives say they do. */
  SourceTokens places(CSource source) {
    return read(
        source,
        diagnostics ->
            SourceTokens.of(
                tokens(source, PreprocessorOptions.Lines.PHYSICAL, diagnostics),
                tokens(source, diagnostics)));
  }

  private List<Token> tokens(CSource source, Diagnostics diagnostics) {
    return tokens(source, PreprocessorOptions.Lines.PRESUMED, diagnostics);
  }

  private List<Token> tokens(
      CSource source, PreprocessorOptions.Lines lines, Diagnostics diagnostics) {
    Preprocessor preprocessor =
        new Preprocessor(preprocessorOptions(source).with(lines), diagnostics);
    return switch (source) {
      case CSource.File(Path path) -> preprocessor.tokens(path);
      case CSource.Compiled compiled -> preprocessor.tokens(compiled.path());
      case CSource.Text t -> preprocessor.tokens(new SourceText(t.name(), t.text()));
    };
  }

  /** Before anything is read, so that a wrong name is told at once. */
  static void requireSources(List<CSource> sources) {
    if (sources.isEmpty()) {
      throw new UsageError("no input file");
    }
    for (CSource source : sources) {
      Optional<Path> path = source.place();
      if (path.isPresent() && !Files.exists(path.get())) {
        throw new InputError(path.get() + ": no such file");
      }
      if (path.isPresent() && Files.isDirectory(path.get())) {
        throw new InputError(path.get() + ": is a folder, not a C file");
      }
    }
  }

  private <T> T read(CSource source, Function<Diagnostics, T> step) {
    Diagnostics diagnostics = new Diagnostics();
    try {
      T result = step.apply(diagnostics);
      diagnostics.all().forEach(d -> messages.accept(SourceMessage.of(d, diagnostics)));
      if (!diagnostics.hasErrors()) {
        return result;
      }
    } catch (CError fatal) {
      diagnostics.all().forEach(d -> messages.accept(SourceMessage.of(d, diagnostics)));
      messages.accept(SourceMessage.of(fatal.diagnostic(), diagnostics));
      throw erroneous(diagnostics, () -> fatal);
    }
    throw erroneous(diagnostics, () -> new IllegalStateException("no error in " + source.name()));
  }

  private static InputError erroneous(
      Diagnostics diagnostics, Supplier<RuntimeException> otherwise) {
    RuntimeException first =
        diagnostics.all().stream()
            .filter(d -> d.severity().isError())
            .findFirst()
            .<RuntimeException>map(CError::new)
            .orElseGet(otherwise);
    return new InputError("the program has errors", first);
  }

  private PreprocessorOptions preprocessorOptions(CSource source) {
    Options.Input input = options.input();
    List<String> directories = new ArrayList<>();
    List<String> guessed = new ArrayList<>();
    List<MacroFlag> given = new ArrayList<>();
    List<String> forced = new ArrayList<>();
    if (source instanceof CSource.Compiled compiled) {
      directories.addAll(compiled.includeDirectories());
      guessed.addAll(compiled.guessedDirectories());
      given.addAll(compiled.macros());
      forced.addAll(compiled.forcedIncludes());
    }
    directories.addAll(input.includeDirectories());
    given.addAll(input.macros());
    forced.addAll(input.forcedIncludes());
    List<MacroOption> macros = new ArrayList<>();
    for (MacroFlag m : given) {
      macros.add(
          m.body().isPresent()
              ? new MacroOption.Define(m.name() + "=" + m.body().get())
              : new MacroOption.Undefine(m.name()));
    }
    return new PreprocessorOptions(
        language(),
        directories.stream().map(Path::of).toList(),
        guessed.stream().map(Path::of).toList(),
        macros,
        forced,
        input.preprocessor(),
        PreprocessorOptions.Lines.PRESUMED);
  }
}
