// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Everything a user chose, typed. Built once from a {@link CommandLine}; never changed. */
public record Options(
    List<String> files,
    Input input,
    Set<Show> show,
    Properties properties,
    Environment environment,
    Analysis analysis,
    Limits limits,
    Output output) {

  /** How the program is read. */
  public record Input(
      List<String> includeDirectories,
      List<MacroFlag> macros,
      List<String> forcedIncludes,
      Optional<String> preprocessor,
      DataModel dataModel,
      boolean unsignedChar,
      Optional<String> function) {}

  /** Intermediate results to print. */
  public enum Show {
    PREPROCESSED,
    PARSE_TREE,
    GOTO_FUNCTIONS,
    PROPERTIES,
    LOOPS,
    SSA,
    INVARIANTS
  }

  /** What is to be checked. {@code propertyFile} is the specification's text, when given. */
  public record Properties(
      Set<Check> checks,
      Set<String> names,
      Optional<String> errorLabel,
      boolean ignoreAssumptions,
      Optional<Specification> specification) {}

  /**
   * What the program may find around it.
   *
   * @param objectBits of an address that number the object, as CBMC splits addresses: they limit
   *     how large an object can be
   * @param keptStatics variables that {@code --nondet-static} leaves alone
   * @param volatileNames variables that are read as volatile ones are in {@link
   *     Volatiles#ANY_VALUE}, volatile or not
   * @param removedBodies functions that are as good as undefined
   */
  public record Environment(
      Allocation allocation,
      Optional<Integer> objectBits,
      Statics statics,
      Set<String> keptStatics,
      Volatiles volatiles,
      Set<String> volatileNames,
      Set<String> removedBodies,
      Map<String, List<ParameterClause>> parameters,
      Contracts contracts) {
    /** As C and SV-COMP lay it down. */
    public static final Environment DEFAULT =
        new Environment(
            Allocation.SUCCEEDS,
            Optional.empty(),
            Statics.INITIALIZED,
            Set.of(),
            Volatiles.MEMORY,
            Set.of(),
            Set.of(),
            Map.of(),
            Contracts.IGNORED);

    /** The same with the parameters of the entry function described. */
    public Environment with(Map<String, List<ParameterClause>> described) {
      return new Environment(
          allocation,
          objectBits,
          statics,
          keptStatics,
          volatiles,
          volatileNames,
          removedBodies,
          described,
          contracts);
    }
  }

  /**
   * What contracts mean.
   *
   * @param enforced functions that are checked against their contracts
   * @param replaced functions of which callers know nothing but their contracts
   * @param loops whether loops with contracts are one iteration that stands for all
   */
  public record Contracts(Set<String> enforced, Set<String> replaced, boolean loops) {
    /** Nothing. */
    public static final Contracts IGNORED = new Contracts(Set.of(), Set.of(), false);
  }

  /** What becomes of a request for memory. */
  public enum Allocation {
    /** It is met; executions in which no object can be so large are not considered (SV-COMP). */
    NEVER_FAILS,
    /** It is met, unless no object can be so large: then it gives NULL. */
    SUCCEEDS,
    /** It gives NULL whenever it likes. */
    MAY_FAIL,
    /** It must not be for more than the largest object. */
    MUST_FIT,
    /** It must not be made: each could fail. */
    MUST_NOT_FAIL
  }

  /** What a read of a volatile object gives. */
  public enum Volatiles {
    /** What was written last. */
    MEMORY,
    ANY_VALUE
  }

  /** How static variables start. */
  public enum Statics {
    INITIALIZED,
    /** As if any code had run before. */
    ANY_VALUE
  }

  /** Which algorithm; {@code SCHEDULE} when the user did not choose. */
  public enum Engine {
    SCHEDULE,
    INCREMENTAL_BMC,
    IC3,
    K_INDUCTION,
    /** On the transition system of the program: unrolling and IC3 side by side. */
    LLUMC,
    LLUMC_UNROLL,
    LLUMC_IC3,
    ABSTRACT_INTERPRETATION,
    /** Whether every execution ends: a proof, or one that does not. */
    TERMINATION,
    /** Only an execution that does not end. */
    NONTERMINATION;

    public boolean isAboutTermination() {
      return this == TERMINATION || this == NONTERMINATION;
    }
  }

  /** How template parameters are found. */
  public enum Strategy {
    ENUMERATION,
    BINARY_SEARCH,
    /** Widening to the constants of the program, the default. */
    THRESHOLDS
  }

  /** Where executions start. */
  public enum EntryPoints {
    /** At the function that the user names, or {@code main}. */
    ONE,
    /** At each function of the user's files, one after the other. */
    ALL
  }

  /** What is to be found out about the inputs of functions. */
  public enum Preconditions {
    NONE,
    /** Conditions outside of which no execution goes well. */
    NECESSARY,
    /** Conditions under which all executions go well. */
    SUFFICIENT
  }

  /** How proofs are checked again. */
  public enum Certification {
    /** Not at all. */
    NONE,
    /** By another form of the program and another solver. */
    FRESH_SOLVER,
    /** So, and each refutation of that solver must have a proof. */
    SAT_PROOFS,
    /** By another form and solver, whose questions are kept, so that others can ask them. */
    OBLIGATIONS,
    /** Both of these. */
    SAT_PROOFS_AND_OBLIGATIONS
  }

  /** Which calls are executed in place. */
  public sealed interface Inlining {
    /** All of them. */
    record All() implements Inlining {}

    /** Those where that is cheap, or where a summary does not suffice. */
    record AsNeeded() implements Inlining {}

    /** Those of functions up to a number of instructions, or where a summary does not suffice. */
    record UpTo(int instructions) implements Inlining {}
  }

  /** How to analyse. */
  public record Analysis(
      Engine engine,
      Set<DomainFlag> domains,
      List<String> templateRows,
      Strategy strategy,
      Inlining inlining,
      Optional<Integer> unwind,
      UnwindBounds bounds,
      boolean propagateConstants,
      Optional<Integer> lexicographicComponents,
      Certification certification,
      Optional<String> satLibrary,
      EntryPoints entryPoints,
      Preconditions preconditions) {
    /**
     * Copies of each loop at most: K iterations are complete in K + 1 copies, the test that leaves
     * the loop being in the last.
     */
    public int copies(int otherwise) {
      return unwind.map(k -> k + 1).orElse(otherwise);
    }

    /**
     * With a limit on iterations, if there is one, that is no lower. Where the limit is the one
     * number of unwindings to interpret with, it stays.
     */
    public Analysis upTo(int iterations) {
      if (engine == Engine.ABSTRACT_INTERPRETATION) {
        return this;
      }
      return new Analysis(
          engine,
          domains,
          templateRows,
          strategy,
          inlining,
          unwind.map(k -> Math.max(k, iterations)),
          bounds,
          propagateConstants,
          lexicographicComponents,
          certification,
          satLibrary,
          entryPoints,
          preconditions);
    }

    /** For a property of single executions that the user did not ask for. */
    Analysis forSafety() {
      return with(Engine.SCHEDULE, certification);
    }

    /**
     * For one question among many: proofs are checked again at least once, and domains are of all
     * kinds, since the user's choice was not made for it.
     */
    Analysis forQuestion() {
      return with(
          engine == Engine.ABSTRACT_INTERPRETATION ? Engine.SCHEDULE : engine,
          certification == Certification.NONE ? Certification.FRESH_SOLVER : certification);
    }

    private Analysis with(Engine otherEngine, Certification otherCertification) {
      boolean isSame = otherEngine == engine;
      return new Analysis(
          otherEngine,
          isSame ? domains : Set.of(),
          isSame ? templateRows : List.of(),
          strategy,
          inlining,
          isSame ? unwind : Optional.empty(),
          bounds,
          propagateConstants,
          lexicographicComponents,
          otherCertification,
          satLibrary,
          entryPoints,
          preconditions);
    }
  }

  /** When to give up. */
  public record Limits(Optional<Double> seconds, Optional<Long> megabytes) {
    private static final double NANOS_PER_SECOND = 1e9;

    /** None. */
    public static final Limits NONE = new Limits(Optional.empty(), Optional.empty());

    /** What is left of them after some time. */
    public Limits after(long nanos) {
      return new Limits(seconds.map(s -> Math.max(0, s - nanos / NANOS_PER_SECOND)), megabytes);
    }
  }

  /** What to print and write. */
  public record Output(
      Format format,
      boolean trace,
      boolean stopOnFail,
      boolean statistics,
      boolean color,
      int verbosity,
      Optional<String> reproducer,
      Optional<String> witness,
      Optional<String> graphmlWitness,
      Optional<String> sarif,
      Optional<String> certificate,
      Coverage coverage) {}

  /** Of the results on standard output. */
  public enum Format {
    TEXT,
    JSON,
    XML
  }

  /** Reads a command line that has no property file, or whose property file has been read. */
  public static Options of(CommandLine line, Optional<Specification> specification) {
    return new OptionsReader(line, specification).read();
  }

  /** The same with exactly these checks. */
  public Options checking(Set<Check> checks) {
    Properties changed =
        new Properties(
            Set.copyOf(checks),
            properties.names(),
            properties.errorLabel(),
            properties.ignoreAssumptions(),
            properties.specification());
    return new Options(files, input, show, changed, environment, analysis, limits, output);
  }

  /** The same with another engine, all else being left to it. */
  public Options with(Engine engine) {
    return new Options(
        files,
        input,
        show,
        properties,
        environment,
        analysis.with(engine, analysis.certification()),
        limits,
        output);
  }

  /** The same within other limits. */
  public Options with(Limits other) {
    return new Options(files, input, show, properties, environment, analysis, other, output);
  }

  /** The same, starting at another function. */
  public Options entering(String function) {
    Input changed =
        new Input(
            input.includeDirectories(),
            input.macros(),
            input.forcedIncludes(),
            input.preprocessor(),
            input.dataModel(),
            input.unsignedChar(),
            Optional.of(function));
    return new Options(files, changed, show, properties, environment, analysis, limits, output);
  }

  /** For a property of single executions that the user did not ask for. */
  public Options forSafety() {
    return new Options(
        files, input, show, properties, environment, analysis.forSafety(), limits, output);
  }

  /** For one question among many: the first failure answers it, and proofs are checked again. */
  public Options forQuestion() {
    Output changed =
        new Output(
            output.format(),
            output.trace(),
            true,
            output.statistics(),
            output.color(),
            output.verbosity(),
            output.reproducer(),
            output.witness(),
            output.graphmlWitness(),
            output.sarif(),
            output.certificate(),
            output.coverage());
    return new Options(
        files, input, show, properties, environment, analysis.forQuestion(), limits, changed);
  }
}
