// SPDX-License-Identifier: Apache-2.0
package kiki.report.witness;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import kiki.cfront.lex.TokenKind;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.LoopTransition;
import kiki.engine.result.Proof;
import kiki.engine.result.Verdict;
import kiki.options.DataModel;
import kiki.report.Summary;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.witness.format.WitnessContract;
import kiki.witness.format.WitnessEntry;
import kiki.witness.format.WitnessExpression;
import kiki.witness.format.WitnessInvariant;
import kiki.witness.format.WitnessMetadata;
import kiki.witness.format.WitnessPlace;
import kiki.witness.format.WitnessVersion;
import kiki.witness.source.StatementSpan;
import kiki.witness.weave.PureExpression;

/** What proofs rest on, for each loop of the files and each function that is summarised. */
final class ProofInvariants {
  private static final String TRUE = "1";

  /** The type of sums that no standard type holds; compilers have it where {@code long} is wide. */
  private static final String WIDEST = "__int128";

  private final WitnessPlaces places;
  private final DataModel dataModel;

  ProofInvariants(WitnessPlaces places, DataModel dataModel) {
    this.places = places;
    this.dataModel = dataModel;
  }

  private boolean isC(String expression) {
    return dataModel == DataModel.LP64 || !expression.contains(WIDEST);
  }

  /**
   * @param metadata by the version of the format
   */
  WitnessEntry entry(Function<WitnessVersion, WitnessMetadata> metadata, Summary summary) {
    List<WitnessInvariant> invariants = new ArrayList<>();
    Map<String, List<LoopInvariant>> functions = new TreeMap<>();
    for (LoopInvariant each : summary.headInvariants()) {
      switch (each.kind()) {
        case LOOP -> ofLoop(each).ifPresent(invariants::add);
        case CALLS, SUMMARY ->
            functions.computeIfAbsent(each.function(), _ -> new ArrayList<>()).add(each);
      }
    }
    transitions(summary).forEach(t -> ofLoop(t).ifPresent(invariants::add));
    List<WitnessContract> contracts = new ArrayList<>();
    functions.forEach((name, known) -> contract(name, known).ifPresent(contracts::add));
    boolean isNewer =
        !contracts.isEmpty() || WitnessDocument.version(summary) == WitnessVersion.V2_1;
    return new WitnessEntry.InvariantSet(
        metadata.apply(isNewer ? WitnessVersion.V2_1 : WitnessVersion.V2_0), invariants, contracts);
  }

  private Optional<WitnessContract> contract(String function, List<LoopInvariant> known) {
    String requires = clause(known, LoopView.Kind.CALLS);
    String ensures = clause(known, LoopView.Kind.SUMMARY);
    return places
        .function(function)
        .filter(_ -> !requires.equals(TRUE) || !ensures.equals(TRUE))
        .map(
            spot ->
                new WitnessContract(
                    spot.place(),
                    WitnessExpression.extended(requires),
                    WitnessExpression.extended(ensures),
                    0));
  }

  /** In the words of the format for what was, and for what a function returns. */
  private String clause(List<LoopInvariant> known, LoopView.Kind kind) {
    List<String> conjuncts =
        known.stream()
            .filter(i -> i.kind() == kind)
            .flatMap(i -> i.conjuncts().stream())
            .filter(this::isC)
            .map(c -> "(" + c + ")")
            .distinct()
            .toList();
    return conjuncts.isEmpty()
        ? TRUE
        : String.join(" && ", conjuncts)
            .replace(SsaVariable.OLD + "(", "\\old(")
            .replace(SsaVariable.RETURNED, "\\result");
  }

  private static List<LoopTransition> transitions(Summary summary) {
    Map<String, LoopTransition> byPlace = new TreeMap<>();
    for (Verdict verdict : summary.verdicts().values()) {
      if (verdict instanceof Verdict.Proved(Proof proof)) {
        proof.transitions().forEach(t -> byPlace.putIfAbsent(t.location().toString(), t));
      }
    }
    return List.copyOf(byPlace.values());
  }

  /**
   * The head of a {@code do} loop is not where its condition is evaluated, but where its body
   * starts.
   */
  private Optional<WitnessInvariant> ofLoop(LoopInvariant invariant) {
    Optional<WitnessPlaces.Spot> loop = places.loop(invariant.location());
    List<String> conjuncts = invariant.conjuncts().stream().filter(this::isC).toList();
    if (loop.isEmpty() || conjuncts.isEmpty()) {
      return Optional.empty();
    }
    String text = String.join(" && ", conjuncts.stream().map(c -> "(" + c + ")").toList());
    boolean isTestedLast = form(loop.get()) == StatementSpan.Form.DO;
    Optional<WitnessPlaces.Spot> at = isTestedLast ? bodyStart(loop.get()) : loop;
    return at.map(
        spot ->
            new WitnessInvariant(
                isTestedLast ? WitnessInvariant.Kind.LOCATION : WitnessInvariant.Kind.LOOP,
                spot.place(),
                WitnessExpression.c(text),
                0));
  }

  private static StatementSpan.Form form(WitnessPlaces.Spot loop) {
    return loop.source().startingAt(loop.token()).orElseThrow().form();
  }

  /** The first statement in the body of a {@code do} loop. */
  private static Optional<WitnessPlaces.Spot> bodyStart(WitnessPlaces.Spot loop) {
    return loop.source().statements().stream()
        .filter(s -> s.form() != StatementSpan.Form.BLOCK && s.start() > loop.token())
        .findFirst()
        .filter(s -> isFirst(loop, s))
        .map(s -> loop.at(s.start()));
  }

  /** Whether nothing but braces stands between the loop and a statement. */
  private static boolean isFirst(WitnessPlaces.Spot loop, StatementSpan statement) {
    for (int i = loop.token() + 1; i < statement.start(); i++) {
      if (loop.source().kind(i) != TokenKind.LEFT_BRACE) {
        return false;
      }
    }
    return true;
  }

  private Optional<WitnessInvariant> ofLoop(LoopTransition transition) {
    return places
        .loop(transition.location())
        .filter(_ -> isC(transition.relation()))
        .flatMap(
            loop ->
                (form(loop) == StatementSpan.Form.DO
                        ? unlessLeft(loop, transition.relation())
                        : Optional.of(transition.relation()))
                    .map(relation -> transition(loop.place(), relation)));
  }

  /**
   * Relations are between the starts of iterations. Where the condition of a {@code do} loop is
   * evaluated, an iteration starts unless it is false.
   */
  private static Optional<String> unlessLeft(WitnessPlaces.Spot loop, String relation) {
    StatementSpan span = loop.source().startingAt(loop.token()).orElseThrow();
    return Optional.of(loop.source().text(span.conditionStart(), span.conditionEnd()))
        .filter(PureExpression::isPure)
        .map(condition -> relation + " || !(" + condition + ")");
  }

  private static WitnessInvariant transition(WitnessPlace place, String relation) {
    return new WitnessInvariant(
        WitnessInvariant.Kind.LOOP_TRANSITION, place, WitnessExpression.extended(relation), 0);
  }
}
