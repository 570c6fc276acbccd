// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import kiki.domain.AffineDomain;
import kiki.domain.ArrayGridDomain;
import kiki.domain.ArrayPairDomain;
import kiki.domain.BaseDomain;
import kiki.domain.CongruenceDomain;
import kiki.domain.Domain;
import kiki.domain.DomainList;
import kiki.domain.IntervalDomain;
import kiki.domain.OctagonDomain;
import kiki.domain.PredicateDomain;
import kiki.domain.RateDomain;
import kiki.domain.ZoneDomain;
import kiki.options.DomainFlag;
import kiki.options.Options;
import kiki.strategy.Effort;
import kiki.strategy.Strategy;

/** The plans of the papers, and the one for users who choose none. */
public final class Plans {
  /** What one inference of the default plan may cost. */
  private static final Effort EFFORT_PER_INFERENCE = new Effort(3000, 20_000);

  private static final String SUMMARIES = "summaries";

  /** Each takes most of the time that all cheap ones take, on Ackermann's function. */
  private static final Set<Domain> DEARER = Set.of(new ZoneDomain(), new RateDomain());

  private static final Set<Domain> COSTLY =
      Set.of(new PredicateDomain(), new OctagonDomain(), new CongruenceDomain());

  /** With bounds first: they may leave few values of further arguments in a case of others. */
  private static final List<Stage> TABLES =
      List.of(
          modest(List.of(new IntervalDomain())).tabulated(),
          modest(List.of(new IntervalDomain(), new AffineDomain())).tabulated());

  private Plans() {}

  /**
   * The proofs of kIkI with the user's domains: at each unwinding with what is known first, so that
   * k-induction never waits long. With the domain that infers nothing, this is plain k-induction.
   */
  public static Plan kInduction(Options.Analysis analysis) {
    List<Stage> stages = stages(analysis);
    int last = analysis.copies(Integer.MAX_VALUE);
    return new Plan(
        "k-induction", 1, last, Plan.Refutation.ELSEWHERE, k -> inductionStages(stages, k, last));
  }

  /** For programs with recursive functions, beside the proofs that unwind these; if any are. */
  public static Optional<Plan> summaries(Options.Analysis analysis) {
    return switch (analysis.engine()) {
      case SCHEDULE -> Optional.of(ofSummaries(analysis));
      case K_INDUCTION -> Optional.of(summaries(kInduction(analysis)));
      case ABSTRACT_INTERPRETATION -> Optional.of(summaries(abstractInterpretation(analysis)));
      case INCREMENTAL_BMC, IC3, LLUMC, LLUMC_UNROLL, LLUMC_IC3, TERMINATION, NONTERMINATION ->
          Optional.empty();
    };
  }

  /** The default for programs with recursive functions. */
  public static Plan ofSummaries(Options.Analysis analysis) {
    return summaries(automatic(analysis), Plans::summaryStages);
  }

  private static Plan summaries(Plan plan) {
    return summaries(plan, k -> byCases(plan.stages().apply(k)));
  }

  private static Plan summaries(Plan plan, IntFunction<List<Stage>> stages) {
    return new Plan(
        SUMMARIES, plan.firstUnwindings(), plan.maxUnwindings(), plan.refutation(), stages);
  }

  /** With the cases of functions together, then apart: simple summaries first. */
  private static List<Stage> byCases(List<Stage> together) {
    List<Stage> all = new ArrayList<>(together);
    together.stream().filter(s -> !s.isEmpty()).map(Stage::apart).forEach(all::add);
    return all;
  }

  /**
   * Cheap domains together, by cases and as tables before any of those with many rows: octagons,
   * congruences, and conditions of the program, which may be about the arguments and the result of
   * the function. Functions without loops have only one unwinding, at which all of these are tried.
   */
  private static List<Stage> summaryStages(int k) {
    List<Stage> cheap = new ArrayList<>();
    List<Stage> dearer = new ArrayList<>();
    List<Stage> costly = new ArrayList<>();
    for (Stage stage : automaticStages(k == 1 ? PlanTuning.MOST_UNWINDINGS_WITH_ALL_DOMAINS : k)) {
      (isAmong(stage, COSTLY) ? costly : isAmong(stage, DEARER) ? dearer : cheap).add(stage);
    }
    List<Stage> stages = byCases(cheap);
    stages.addAll(TABLES);
    stages.addAll(byCases(dearer));
    stages.addAll(byCases(costly));
    return stages;
  }

  private static boolean isAmong(Stage stage, Set<Domain> domains) {
    return stage.domains().stream().anyMatch(domains::contains);
  }

  /** For a function that is analysed by itself: the cheap domains, or all of them. */
  public static List<Stage> moduleStages(Thoroughness thoroughness) {
    return switch (thoroughness) {
      case QUICK -> List.of(modest(List.of(new IntervalDomain(), new BaseDomain())));
      case FULL -> summaryStages(1);
    };
  }

  /** How much is tried to find summaries. */
  public enum Thoroughness {
    QUICK,
    FULL
  }

  private static List<Stage> inductionStages(List<Stage> given, int k, int last) {
    if (!infers(k) && k < last) {
      return List.of();
    }
    List<Stage> stages = new ArrayList<>();
    stages.add(modest(List.of()));
    given.forEach(stage -> stages.add(k < last ? stage.within(effort(k)) : stage));
    return stages;
  }

  /** Invariants become stronger with larger k, but not with every one. */
  private static boolean infers(int k) {
    return k <= PlanTuning.MOST_UNWINDINGS_WITH_ALL_DOMAINS || Integer.bitCount(k) == 1;
  }

  /** What an inference may cost when another unwinding follows. */
  private static Effort effort(int k) {
    return new Effort(k * EFFORT_PER_INFERENCE.checks(), k * EFFORT_PER_INFERENCE.conflicts());
  }

  /** The user's domains at one number of unwindings. */
  public static Plan abstractInterpretation(Options.Analysis analysis) {
    int unwindings = analysis.copies(1);
    List<Stage> stages = stages(analysis);
    return new Plan(
        "abstract interpretation", unwindings, unwindings, Plan.Refutation.ELSEWHERE, _ -> stages);
  }

  /** Domains about the heap come first, each by itself: the others build on what they say. */
  private static List<Stage> stages(Options.Analysis analysis) {
    Strategy strategy = strategy(analysis.strategy());
    List<Stage> stages = new ArrayList<>();
    List<Domain> others = new ArrayList<>();
    Set<Domain> chosen = domains(analysis);
    if (speakOf(chosen, Domain.Scope.POOLS) && speakOf(chosen, Domain.Scope.ARRAYS)) {
      // Which elements a pointer may come from depends on the index.
      stages.add(
          new Stage(List.of(new IntervalDomain()), List.of(), strategy, EFFORT_PER_INFERENCE));
    }
    for (Domain domain : chosen) {
      if (domain.scope() == Domain.Scope.POOLS) {
        stages.add(new Stage(List.of(domain), List.of(), strategy, Effort.UNLIMITED));
      } else {
        others.add(domain);
      }
    }
    if (others.removeIf(ArrayGridDomain.class::isInstance)) {
      // Simpler than what is said of the same elements by one index.
      stages.add(new Stage(List.of(new ArrayGridDomain()), List.of(), strategy, Effort.UNLIMITED));
    }
    // Facts about pairs of elements rest on the others, and are assumed at many pairs of indices.
    List<Domain> pairs = others.stream().filter(ArrayPairDomain.class::isInstance).toList();
    others.removeAll(pairs);
    stages.add(new Stage(others, analysis.templateRows(), strategy, Effort.UNLIMITED));
    if (!pairs.isEmpty()) {
      stages.add(new Stage(pairs, List.of(), strategy, Effort.UNLIMITED));
    }
    return stages;
  }

  /** Those that the user asks for; the values of what they speak of matter in any case. */
  private static Set<Domain> domains(Options.Analysis analysis) {
    Set<Domain> domains = new LinkedHashSet<>(DomainList.chosen(analysis.domains()));
    boolean heap = speakOf(domains, Domain.Scope.POOLS);
    if (analysis.domains().contains(DomainFlag.VALUES_REFINE)) {
      domains.add(heap ? new ZoneDomain() : new IntervalDomain());
    }
    boolean scalars = domains.stream().anyMatch(d -> d.scope() != Domain.Scope.ARRAYS);
    if (!scalars && analysis.templateRows().isEmpty()) {
      domains.add(new IntervalDomain());
    }
    return domains;
  }

  private static boolean speakOf(Set<Domain> domains, Domain.Scope scope) {
    return domains.stream().anyMatch(d -> d.scope() == scope);
  }

  private static Strategy strategy(Options.Strategy strategy) {
    return switch (strategy) {
      case ENUMERATION -> Strategy.ENUMERATION;
      case BINARY_SEARCH -> Strategy.BINARY_SEARCH;
      case THRESHOLDS -> Strategy.THRESHOLDS;
    };
  }

  /**
   * The default beside bounded model checking: cheap domains before rich ones, all of them at small
   * k, then k-induction with what they found; from time to time another inference, since a larger k
   * makes invariants stronger.
   */
  public static Plan automatic(Options.Analysis analysis) {
    return new Plan(
        "kiki",
        1,
        analysis.copies(Integer.MAX_VALUE),
        Plan.Refutation.ELSEWHERE,
        Plans::automaticStages);
  }

  /** Of a fact that another proof rests on: k-induction first, rich domains at larger k. */
  public static Plan lemma(Options.Analysis analysis) {
    return new Plan(
        "lemma",
        1,
        Math.min(PlanTuning.LEMMA_UNWINDINGS, analysis.copies(PlanTuning.LEMMA_UNWINDINGS)),
        Plan.Refutation.ELSEWHERE,
        k ->
            k == 1
                ? List.of(
                    modest(List.of()), modest(List.of(new IntervalDomain(), new BaseDomain())))
                : automaticStages(k));
  }

  private static List<Stage> automaticStages(int k) {
    List<Stage> stages = new ArrayList<>();
    stages.add(modest(List.of()));
    for (List<Domain> together : DomainList.inTurn()) {
      if (isInTurn(together.getFirst(), k)) {
        stages.add(modest(together));
      }
    }
    return stages;
  }

  private static boolean isInTurn(Domain domain, int k) {
    return switch (domain.turn()) {
      case EVERY_TIME -> infers(k);
      case FIRST_UNWINDINGS -> k <= PlanTuning.MOST_UNWINDINGS_WITH_ALL_DOMAINS;
      case ONCE -> k == PlanTuning.MOST_UNWINDINGS_WITH_ALL_DOMAINS;
      case WITH_PREVIOUS, ON_REQUEST -> false;
    };
  }

  private static Stage modest(List<Domain> domains) {
    return new Stage(domains, List.of(), Strategy.THRESHOLDS, EFFORT_PER_INFERENCE);
  }
}
