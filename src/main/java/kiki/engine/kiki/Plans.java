package kiki.engine.kiki;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import kiki.domain.Domain;
import kiki.options.Options;
import kiki.strategy.Effort;
import kiki.strategy.Strategy;

/** The plans of the papers, and the one for users who choose none. */
public final class Plans {
  /** What one inference of the default plan may cost. */
  private static final Effort EFFORT_PER_INFERENCE = new Effort(3000, 20_000);

  /** Unwindings at which the default plan infers with every domain. */
  private static final int MOST_UNWINDINGS_WITH_ALL_DOMAINS = 2;

  /** Unwindings after which a lemma is given up. */
  private static final int LEMMA = 8;

  private Plans() {}

  /**
   * The proofs of kIkI with the user's domains: at each unwinding with what is known first, so that
   * k-induction never waits long. The domain that infers nothing makes it plain k-induction.
   */
  public static Plan kInduction(Options.Analysis analysis) {
    List<Stage> stages = stages(analysis);
    int last = analysis.copies(Integer.MAX_VALUE);
    return new Plan(
        "k-induction", 1, last, Plan.Refutation.ELSEWHERE, k -> inductionStages(stages, k, last));
  }

  private static List<Stage> inductionStages(List<Stage> given, int k, int last) {
    if (!infers(k) && k < last) {
      return List.of();
    }
    List<Stage> stages = new ArrayList<>();
    stages.add(modest(Domain.HAVOC));
    given.forEach(stage -> stages.add(k < last ? stage.within(effort(k)) : stage));
    return stages;
  }

  /** Invariants become stronger with larger k, but not with every one. */
  private static boolean infers(int k) {
    return k <= MOST_UNWINDINGS_WITH_ALL_DOMAINS || Integer.bitCount(k) == 1;
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

  /** The shape domain first: the others build on what it says. */
  private static List<Stage> stages(Options.Analysis analysis) {
    Stage all = stage(analysis);
    if (!analysis.domains().contains(Options.DomainName.HEAP)) {
      return List.of(all);
    }
    return List.of(
        new Stage(List.of(Domain.HEAP), List.of(), all.strategy(), all.effort()),
        new Stage(List.of(Domain.HEAP_LINKS), List.of(), Strategy.THRESHOLDS, all.effort()),
        new Stage(List.of(Domain.HEAP_CASES), List.of(), all.strategy(), all.effort()),
        all.without(Domain.HEAP));
  }

  private static Stage stage(Options.Analysis analysis) {
    Set<Domain> domains = EnumSet.noneOf(Domain.class);
    for (Options.DomainName name : analysis.domains()) {
      switch (name) {
        case HAVOC -> domains.add(Domain.HAVOC);
        case INTERVALS -> domains.add(Domain.INTERVALS);
        case VALUES_REFINE ->
            domains.add(
                analysis.domains().contains(Options.DomainName.HEAP)
                    ? Domain.ZONES
                    : Domain.INTERVALS);
        case ZONES -> domains.add(Domain.ZONES);
        case OCTAGONS -> domains.add(Domain.OCTAGONS);
        case EQUALITIES -> domains.add(Domain.EQUALITIES);
        case HEAP -> domains.add(Domain.HEAP);
        case ARRAYS -> domains.add(Domain.ARRAYS);
        case SYMPATH -> {}
      }
    }
    boolean scalars = domains.stream().anyMatch(domain -> domain != Domain.ARRAYS);
    if (!scalars && analysis.templateRows().isEmpty()) {
      domains.add(Domain.INTERVALS);
    }
    return new Stage(
        List.copyOf(domains),
        analysis.templateRows(),
        strategy(analysis.strategy()),
        Effort.UNLIMITED);
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
        Math.min(LEMMA, analysis.copies(LEMMA)),
        Plan.Refutation.ELSEWHERE,
        k ->
            k == 1
                ? List.of(modest(Domain.HAVOC), modest(Domain.INTERVALS, Domain.BASES))
                : automaticStages(k));
  }

  private static List<Stage> automaticStages(int k) {
    List<Stage> stages = new ArrayList<>();
    stages.add(modest(Domain.HAVOC));
    if (k <= MOST_UNWINDINGS_WITH_ALL_DOMAINS) {
      stages.add(modest(Domain.HEAP));
      stages.add(modest(Domain.HEAP_LINKS));
      stages.add(modest(Domain.HEAP_CASES));
    }
    if (infers(k)) {
      stages.add(modest(Domain.INTERVALS, Domain.BASES));
      stages.add(modest(Domain.VALUES));
      stages.add(modest(Domain.AFFINE));
      stages.add(modest(Domain.MARKS));
      stages.add(modest(Domain.PREDICATES, Domain.EQUALITIES));
      stages.add(modest(Domain.ZONES));
      stages.add(modest(Domain.ARRAYS));
    }
    if (k == MOST_UNWINDINGS_WITH_ALL_DOMAINS) {
      stages.add(modest(Domain.OCTAGONS));
    }
    return stages;
  }

  private static Stage modest(Domain... domains) {
    return new Stage(List.of(domains), List.of(), Strategy.THRESHOLDS, EFFORT_PER_INFERENCE);
  }
}
