// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import kiki.api.CProgram;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.InputError;
import kiki.api.Results;
import kiki.api.SourceMessage;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.source.CharSign;
import kiki.cfront.source.Language;
import kiki.engine.control.Lazy;
import kiki.options.Check;
import kiki.options.Options;
import kiki.program.Program;
import kiki.witness.format.WitnessEntry;
import kiki.witness.format.WitnessError;
import kiki.witness.source.SourceTokens;
import kiki.witness.source.StatementSpan;
import kiki.witness.weave.InvariantWeaver;
import kiki.witness.weave.PathWeaver;
import kiki.witness.weave.WitnessObstacle;
import kiki.witness.weave.WitnessSites;
import kiki.witness.weave.WovenNames;
import kiki.witness.weave.WovenText;

/** The program that a witness is about, in the forms that its validation needs. */
final class WitnessTask {
  /** What C gives no meaning: executions that do so are not asked about. */
  static final Set<Check> UNDEFINED =
      Set.of(
          Check.SIGNED_OVERFLOW,
          Check.DIVISION_BY_ZERO,
          Check.UNDEFINED_SHIFT,
          Check.POINTERS,
          Check.BOUNDS);

  private final Options options;
  private final List<CSource> sources;
  private final long start = System.nanoTime();
  private final Lazy<CProgram> plain;
  private final Lazy<WitnessSites> sites;

  WitnessTask(Options options, List<CSource> sources) {
    this.options = options;
    this.sources = List.copyOf(sources);
    this.plain = new Lazy<>(() -> read(WitnessTask::unchanged));
    this.sites = new Lazy<>(this::findSites);
  }

  /** For questions about the program: proofs are checked again, the first failure answers. */
  Options options() {
    return options.forQuestion();
  }

  /** What is left of the user's. */
  Options.Limits limits() {
    return options.limits().after(System.nanoTime() - start);
  }

  boolean isAboutTermination() {
    return options.properties().specification().orElseThrow().termination();
  }

  /** As it is, but with lines as they are. */
  CProgram plain() {
    return plain.get();
  }

  /** Without pointers to functions, nor functions that are not called. */
  Program resolved() {
    Options unchecked = options.with(Options.Engine.SCHEDULE).checking(Set.of());
    return plain().with(plain().lowered(), unchecked).program();
  }

  WitnessSites sites() {
    return sites.get();
  }

  private WitnessSites findSites() {
    List<SourceTokens> found = new ArrayList<>();
    new CReader(options)
        .readWoven(
            sources,
            tokens -> {
              found.addAll(tokens);
              return unchanged(tokens);
            });
    return new WitnessSites(found);
  }

  private static List<List<Token>> unchanged(List<SourceTokens> all) {
    return all.stream().map(SourceTokens::tokens).toList();
  }

  /** All loops that the files spell out. */
  List<StatementSpan> loops() {
    return sites().sources().stream()
        .flatMap(s -> s.statements().stream())
        .filter(s -> s.form().isLoop())
        .toList();
  }

  /** Whether control goes where no statement leads it. */
  boolean jumps() {
    return sites().sources().stream()
        .flatMap(s -> s.tokens().stream())
        .anyMatch(t -> t.is(TokenKind.GOTO));
  }

  /** The program with the claims as assertions. */
  CProgram woven(WitnessEntry.InvariantSet set) {
    WovenText text = WovenText.checked(language());
    return read(tokens -> InvariantWeaver.woven(set, new WitnessSites(tokens), text));
  }

  /** The program that follows a way. */
  CProgram woven(WitnessEntry.ViolationSequence sequence) {
    WovenText text = WovenText.unchecked(language());
    return read(tokens -> PathWeaver.woven(sequence, new WitnessSites(tokens), text));
  }

  /** Errors in what was woven in are those of the witness. */
  private CProgram read(Function<List<SourceTokens>, List<List<Token>>> weaver) {
    List<SourceMessage> messages = new ArrayList<>();
    try {
      return new CReader(options, messages::add).readWoven(sources, weaver);
    } catch (InputError e) {
      for (SourceMessage message : messages) {
        int line = WovenNames.witnessLine(message.location()).orElse(0);
        if (message.kind().isError() && line > 0) {
          throw refusal(line, message);
        }
      }
      throw e;
    }
  }

  private static RuntimeException refusal(int line, SourceMessage message) {
    return message.kind() == SourceMessage.Kind.UNSUPPORTED
        ? new WitnessObstacle(line, message.text())
        : new WitnessError(line, message.text());
  }

  private Language language() {
    return new Language(
        options.input().dataModel(),
        options.input().unsignedChar() ? CharSign.UNSIGNED : CharSign.SIGNED);
  }

  /** A part of that, if there is a limit. */
  Options.Limits limitsOfInduction() {
    double most = ValidationTuning.MOST_SECONDS_OF_INDUCTION;
    double seconds =
        limits().seconds().map(s -> s * ValidationTuning.PART_OF_INDUCTION).orElse(most);
    return new Options.Limits(Optional.of(Math.min(most, seconds)), limits().megabytes());
  }

  Results verify(CProgram program) {
    return verify(program, limits());
  }

  Results verify(CProgram program, Options.Limits limits) {
    return program.verification(limits).run();
  }
}
