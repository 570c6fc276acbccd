package kiki.interpret;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kiki.cfront.check.CFrontEnd;
import kiki.cfront.lex.Token;
import kiki.cfront.preprocess.Preprocessor;
import kiki.cfront.preprocess.PreprocessorOptions;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.Language;
import kiki.cfront.source.SourceText;
import kiki.cfront.tree.TranslationUnit;
import kiki.lower.Lowering;
import kiki.options.DataModel;
import kiki.program.Program;

/** From C text or files to programs. */
final class CPrograms {
  private CPrograms() {}

  static Program text(String text, DataModel model) {
    Diagnostics diagnostics = new Diagnostics();
    Language language = new Language(model, CharSign.SIGNED);
    PreprocessorOptions options = PreprocessorOptions.of(language);
    SourceText source = SourceText.of("test.c", text.getBytes(StandardCharsets.UTF_8));
    return program(
        "test.c", new Preprocessor(options, diagnostics).tokens(source), language, diagnostics);
  }

  static Program file(Path file, List<Path> includes, DataModel model) {
    Diagnostics diagnostics = new Diagnostics();
    Language language = new Language(model, CharSign.SIGNED);
    PreprocessorOptions options =
        new PreprocessorOptions(language, includes, List.of(), List.of(), Optional.empty());
    return program(
        file.toString(),
        new Preprocessor(options, diagnostics).tokens(file),
        language,
        diagnostics);
  }

  private static Program program(
      String name, List<Token> tokens, Language language, Diagnostics diagnostics) {
    TranslationUnit unit = new CFrontEnd(language, diagnostics).check(name, tokens);
    if (diagnostics.hasErrors()) {
      throw new IllegalArgumentException(diagnostics.render(diagnostics.all().getFirst()));
    }
    return Lowering.lower(List.of(unit), language, "main").program();
  }
}
