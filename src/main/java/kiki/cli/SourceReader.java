package kiki.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kiki.cfront.check.CFrontEnd;
import kiki.cfront.lex.Token;
import kiki.cfront.macro.MacroOption;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.CError;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Diagnostic;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.Severity;
import kiki.cfront.tree.TranslationUnit;
import kiki.options.Options;
import kiki.options.UsageError;

/** Reads the C files of a command line, printing what the front end has to say about them. */
final class SourceReader {
  private static final int WARNINGS = 4;

  private final Options options;
  private final Console console;

  SourceReader(Options options, Console console) {
    this.options = options;
    this.console = console;
  }

  Language language() {
    return new Language(
        options.input().dataModel(),
        options.input().unsignedChar() ? CharSign.UNSIGNED : CharSign.SIGNED);
  }

  /** Prints what {@code --preprocess} or {@code --show-parse-tree} ask for. */
  void show(Options.Show what) {
    for (Path file : files()) {
      Diagnostics diagnostics = new Diagnostics();
      guarded(
          diagnostics,
          () -> {
            Preprocessor preprocessor = new Preprocessor(preprocessorOptions(), diagnostics);
            String text =
                what == Options.Show.PREPROCESSED
                    ? preprocessor.text(file)
                    : new CFrontEnd(language(), diagnostics).showSyntax(preprocessor.tokens(file));
            console.out().print(text);
            return null;
          });
    }
  }

  /**
   * The typed trees of all files.
   *
   * @throws BadInput when a file has errors; they have been printed
   */
  List<TranslationUnit> read() {
    List<TranslationUnit> units = new ArrayList<>();
    for (Path file : files()) {
      Diagnostics diagnostics = new Diagnostics();
      units.add(
          guarded(
              diagnostics,
              () -> {
                List<Token> tokens =
                    new Preprocessor(preprocessorOptions(), diagnostics).tokens(file);
                return new CFrontEnd(language(), diagnostics).check(file.toString(), tokens);
              }));
    }
    return units;
  }

  private List<Path> files() {
    if (options.files().isEmpty()) {
      throw new UsageError("no input file");
    }
    List<Path> paths = new ArrayList<>();
    for (String name : options.files()) {
      Path path = Path.of(name);
      if (!Files.exists(path)) {
        throw new BadInput(name + ": no such file");
      }
      if (Files.isDirectory(path)) {
        throw new BadInput(name + ": is a folder, not a C file");
      }
      paths.add(path);
    }
    return paths;
  }

  private <T> T guarded(Diagnostics diagnostics, java.util.function.Supplier<T> step) {
    T result = null;
    CError fatal = null;
    try {
      result = step.get();
    } catch (CError e) {
      fatal = e;
    }
    for (Diagnostic d : diagnostics.all()) {
      if (d.severity() == Severity.ERROR || options.output().verbosity() >= WARNINGS) {
        console.err().print(diagnostics.render(d));
      }
    }
    if (fatal != null) {
      console.err().print(diagnostics.render(fatal.diagnostic()));
    }
    if (fatal != null || diagnostics.hasErrors()) {
      throw new BadInput("the program has errors");
    }
    return result;
  }

  private PreprocessorOptions preprocessorOptions() {
    Options.Input input = options.input();
    List<MacroOption> macros = new ArrayList<>();
    for (Options.Macro m : input.macros()) {
      macros.add(
          m.body().isPresent()
              ? new MacroOption.Define(m.name() + "=" + m.body().get())
              : new MacroOption.Undefine(m.name()));
    }
    return new PreprocessorOptions(
        language(),
        input.includeDirectories().stream().map(Path::of).toList(),
        macros,
        input.forcedIncludes(),
        input.preprocessor());
  }
}
