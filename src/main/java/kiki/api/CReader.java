// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import kiki.cfront.lex.Token;
import kiki.cfront.source.CError;
import kiki.cfront.tree.TranslationUnit;
import kiki.lower.FileOutline;
import kiki.lower.Lowered;
import kiki.lower.Lowering;
import kiki.lower.UserFunctions;
import kiki.options.Options;
import kiki.options.ParameterClause;
import kiki.witness.source.SourceTokens;

/** Reads C code: the one way from text to program. May be used by several threads. */
public final class CReader {
  private final Options options;
  private final Consumer<SourceMessage> messages;

  /** A reader that drops warnings. */
  public CReader(Options options) {
    this(options, _ -> {});
  }

  /**
   * @param messages hears of errors and warnings as they are found
   */
  public CReader(Options options, Consumer<SourceMessage> messages) {
    this.options = options;
    this.messages = messages;
  }

  /** Reads the files that the options name. */
  public CProgram read() {
    return read(CSource.files(options.files()));
  }

  public CProgram read(CSource source) {
    return read(List.of(source));
  }

  /**
   * Reads and links.
   *
   * @throws InputError if the program has errors or uses what is not supported
   * @throws kiki.options.UsageError if the options do not fit the program
   * @throws ReadingTimeout if the time limit of the options is reached
   */
  public CProgram read(List<CSource> sources) {
    SourceReader.requireSources(sources);
    ReadingEffort.Meter meter = new ReadingEffort.Meter();
    return inTime(options.limits(), () -> read(sources, meter));
  }

  /**
   * Reads and links other tokens than those of the files. Lines are those that were really read.
   *
   * @param weaver makes the tokens to read of those of the files
   * @throws InputError if the program has errors or uses what is not supported
   */
  @SuppressWarnings("exports")
  public CProgram readWoven(
      List<CSource> sources, Function<List<SourceTokens>, List<List<Token>>> weaver) {
    SourceReader.requireSources(sources);
    ReadingEffort.Meter meter = new ReadingEffort.Meter();
    return inTime(
        options.limits(),
        () -> {
          SourceReader reader = sourceReader(meter);
          List<List<Token>> woven = weaver.apply(sources.stream().map(reader::physical).toList());
          List<TranslationUnit> units = new ArrayList<>();
          for (int i = 0; i < woven.size(); i++) {
            units.add(reader.unit(sources.get(i), woven.get(i)));
          }
          return linked(sources, reader, units, meter);
        });
  }

  /**
   * The functions that the user's files define, as {@code --function} names them, in the order of
   * the text.
   */
  public List<String> functions(List<CSource> sources) {
    SourceReader.requireSources(sources);
    SourceReader reader = sourceReader(new ReadingEffort.Meter());
    return inTime(
        options.limits(), () -> UserFunctions.names(sources.stream().map(reader::unit).toList()));
  }

  /** What a file defines, and what each definition refers to, for analyses of this module. */
  @SuppressWarnings("exports")
  public FileOutline outline(CSource source) {
    SourceReader.requireSources(List.of(source));
    SourceReader reader = sourceReader(new ReadingEffort.Meter());
    return inTime(options.limits(), () -> FileOutline.of(reader.unit(source)));
  }

  /** The text after preprocessing. */
  public String preprocessed(CSource source) {
    SourceReader.requireSources(List.of(source));
    SourceReader reader = sourceReader(new ReadingEffort.Meter());
    return inTime(options.limits(), () -> reader.preprocessed(source));
  }

  /** The syntax tree as indented text. */
  public String syntaxTree(CSource source) {
    SourceReader.requireSources(List.of(source));
    SourceReader reader = sourceReader(new ReadingEffort.Meter());
    return inTime(options.limits(), () -> reader.syntax(source));
  }

  private SourceReader sourceReader(ReadingEffort.Meter meter) {
    return new SourceReader(options, messages, meter);
  }

  private CProgram read(List<CSource> sources, ReadingEffort.Meter meter) {
    SourceReader reader = sourceReader(meter);
    List<TranslationUnit> units = new ArrayList<>();
    sources.forEach(s -> units.add(reader.unit(s)));
    return linked(sources, reader, units, meter);
  }

  private CProgram linked(
      List<CSource> sources,
      SourceReader reader,
      List<TranslationUnit> units,
      ReadingEffort.Meter meter) {
    Start start = new Start(options);
    Lowered lowered =
        meter.lowering(
            () ->
                asInputErrors(
                    () ->
                        Lowering.lower(
                            units,
                            reader.language(),
                            start.entry(),
                            environment(start, units, sources))));
    lowered.warnings().forEach(d -> messages.accept(SourceMessage.of(d)));
    start.require(lowered.program());
    return new CProgram(options, sources, lowered.program(), meter.total());
  }

  /** What the options say of a parameter counts more than a comment. */
  private Options.Environment environment(
      Start start, List<TranslationUnit> units, List<CSource> sources) {
    if (options.input().function().isEmpty()) {
      return options.environment();
    }
    Map<String, List<ParameterClause>> described =
        new LinkedHashMap<>(ParameterComment.of(start.entry(), units, sources));
    described.putAll(options.environment().parameters());
    return options.environment().with(described);
  }

  static <T> T asInputErrors(Supplier<T> stage) {
    try {
      return stage.get();
    } catch (CError e) {
      throw new InputError(e.getMessage(), e);
    }
  }

  /** Stages of reading do not stop by themselves. */
  static <T> T inTime(Options.Limits limits, Supplier<T> stage) {
    try {
      return DeepCall.call(limits, ReadingTuning.READING_GRACE_SECONDS, () -> asInputErrors(stage));
    } catch (TimeoutException e) {
      throw new ReadingTimeout();
    }
  }
}
