// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Turns a command line into {@link Options}, refusing contradictions. */
final class OptionsReader {
  private static final Map<Option, Options.Show> SHOWS =
      Map.of(
          Option.PREPROCESS, Options.Show.PREPROCESSED,
          Option.SHOW_PARSE_TREE, Options.Show.PARSE_TREE,
          Option.SHOW_GOTO_FUNCTIONS, Options.Show.GOTO_FUNCTIONS,
          Option.SHOW_PROPERTIES, Options.Show.PROPERTIES,
          Option.SHOW_LOOPS, Options.Show.LOOPS,
          Option.SHOW_SSA, Options.Show.SSA,
          Option.SHOW_INVARIANTS, Options.Show.INVARIANTS);

  /** Refused: ignoring them would claim more than was checked or written. */
  private static final List<Option> NOT_YET = List.of(Option.GRAPHML_WITNESS);

  private final CommandLine line;
  private final Optional<Specification> specification;

  OptionsReader(CommandLine line, Optional<Specification> specification) {
    this.line = line;
    this.specification = specification;
  }

  Options read() {
    NOT_YET.stream()
        .filter(line::has)
        .findFirst()
        .ifPresent(
            o -> {
              throw new UsageError(o.flag() + " is not supported yet");
            });
    exclusive(Option.INCREMENTAL_BMC, Option.K_INDUCTION);
    exclusive(Option.INCREMENTAL_BMC, Option.IC3);
    exclusive(Option.K_INDUCTION, Option.IC3);
    exclusive(Option.INCREMENTAL_BMC, Option.LLUMC);
    exclusive(Option.K_INDUCTION, Option.LLUMC);
    needs(Option.UNROLL, Option.LLUMC);
    for (Option engine :
        List.of(Option.INCREMENTAL_BMC, Option.K_INDUCTION, Option.IC3, Option.LLUMC)) {
      exclusive(Option.TERMINATION, engine);
      exclusive(Option.NONTERMINATION, engine);
    }
    exclusive(Option.ENUM_SOLVER, Option.BINSEARCH_SOLVER);
    exclusive(Option.JSON_UI, Option.XML_UI);
    exclusive(Option.PROPERTY_FILE, Option.PROPERTY);
    exclusive(Option.MONOLITHIC, Option.LEXICOGRAPHIC);
    exclusive(Option.UNWINDING_ASSERTIONS, Option.NO_UNWINDING_ASSERTIONS);
    exclusive(Option.UNWINDING_ASSERTIONS, Option.PARTIAL_LOOPS);
    exclusive(Option.MALLOC_FAIL_NULL, Option.MALLOC_FAIL_ASSERT);
    FunctionFlags.require(line);
    Set<Options.Show> show = EnumSet.noneOf(Options.Show.class);
    SHOWS.forEach((o, s) -> addIf(o, show, s));
    return new Options(
        line.files(), input(), show, properties(), environment(), analysis(), limits(), output());
  }

  private Options.Input input() {
    return new Options.Input(
        includeDirectories(),
        macros(),
        line.values(Option.FORCED_INCLUDE),
        optional(Option.PREPROCESSOR),
        isIlp32() ? DataModel.ILP32 : DataModel.LP64,
        line.has(Option.UNSIGNED_CHAR) || line.has(Option.F_UNSIGNED_CHAR),
        optional(Option.FUNCTION));
  }

  /** In the order in which compilers search them. */
  private List<String> includeDirectories() {
    return Stream.of(
            Option.QUOTE_DIRECTORY,
            Option.INCLUDE_DIRECTORY,
            Option.SYSTEM_DIRECTORY,
            Option.LATER_DIRECTORY)
        .flatMap(o -> line.values(o).stream())
        .toList();
  }

  private boolean isIlp32() {
    boolean is32 = Stream.of(Option.BITS_32, Option.ILP32, Option.M32).anyMatch(line::has);
    boolean is64 = Stream.of(Option.BITS_64, Option.LP64, Option.M64).anyMatch(line::has);
    if (is32 && is64) {
      throw new UsageError("32-bit and 64-bit data models contradict each other; give one");
    }
    optional(Option.OPERATING_SYSTEM)
        .filter(os -> !os.equals("linux"))
        .ifPresent(
            os -> {
              throw new UsageError("--os " + os + " is not supported; linux is");
            });
    return switch (line.last(Option.ARCHITECTURE, is32 ? "i386" : "x86_64")) {
      case "i386" -> !is64;
      case "x86_64", "none" -> is32;
      case String other ->
          throw new UsageError("--arch " + other + " is not supported; x86_64 and i386 are");
    };
  }

  private Options.Environment environment() {
    return new Options.Environment(
        allocation(),
        number(Option.OBJECT_BITS).map(OptionsReader::objectBits),
        line.has(Option.NONDET_STATIC) || line.has(Option.NONDET_STATIC_EXCLUDE)
            ? Options.Statics.ANY_VALUE
            : Options.Statics.INITIALIZED,
        new LinkedHashSet<>(line.values(Option.NONDET_STATIC_EXCLUDE)),
        line.has(Option.NONDET_VOLATILE) ? Options.Volatiles.ANY_VALUE : Options.Volatiles.MEMORY,
        new LinkedHashSet<>(line.values(Option.NONDET_VOLATILE_VARIABLE)),
        new LinkedHashSet<>(line.values(Option.REMOVE_FUNCTION_BODY)),
        parameters(),
        contracts());
  }

  private Map<String, List<ParameterClause>> parameters() {
    if (line.has(Option.PARAMETERS) && !line.has(Option.FUNCTION)) {
      throw new UsageError("--parameters describes those of --function NAME");
    }
    if (!line.has(Option.PARAMETERS)) {
      return Map.of();
    }
    try {
      return ParameterText.parse(String.join(";", line.values(Option.PARAMETERS)));
    } catch (UsageError e) {
      throw new UsageError("--parameters: " + e.getMessage());
    }
  }

  private Options.Contracts contracts() {
    for (Option o :
        List.of(
            Option.ENFORCE_CONTRACT,
            Option.REPLACE_CALL_WITH_CONTRACT,
            Option.APPLY_LOOP_CONTRACTS)) {
      // A replaced call or loop ends, whatever the real one does.
      exclusive(o, Option.TERMINATION);
      exclusive(o, Option.NONTERMINATION);
      exclusive(o, Option.PROPERTY_FILE);
    }
    return new Options.Contracts(
        new LinkedHashSet<>(line.values(Option.ENFORCE_CONTRACT)),
        new LinkedHashSet<>(line.values(Option.REPLACE_CALL_WITH_CONTRACT)),
        line.has(Option.APPLY_LOOP_CONTRACTS));
  }

  private static int objectBits(int bits) {
    if (bits < 1 || bits > 30) {
      throw new UsageError("--object-bits takes a number from 1 to 30");
    }
    return bits;
  }

  private Options.Allocation allocation() {
    boolean mayFail = line.has(Option.MALLOC_MAY_FAIL) && !line.has(Option.NO_MALLOC_MAY_FAIL);
    if (line.has(Option.MALLOC_FAIL_ASSERT)) {
      return mayFail ? Options.Allocation.MUST_NOT_FAIL : Options.Allocation.MUST_FIT;
    }
    boolean givesNull = line.has(Option.MALLOC_FAIL_NULL) && !line.has(Option.NO_MALLOC_MAY_FAIL);
    if (mayFail || givesNull) {
      return Options.Allocation.MAY_FAIL;
    }
    return specification.isPresent() ? Options.Allocation.NEVER_FAILS : Options.Allocation.SUCCEEDS;
  }

  private List<MacroFlag> macros() {
    List<MacroFlag> macros = new ArrayList<>();
    for (String text : line.values(Option.DEFINE)) {
      int equals = text.indexOf('=');
      macros.add(
          equals < 0
              ? new MacroFlag(text, Optional.of("1"))
              : new MacroFlag(text.substring(0, equals), Optional.of(text.substring(equals + 1))));
    }
    for (String name : line.values(Option.UNDEFINE)) {
      macros.add(new MacroFlag(name, Optional.empty()));
    }
    return List.copyOf(macros);
  }

  private Options.Properties properties() {
    return new Options.Properties(
        specification.map(Specification::checks).orElseGet(() -> CheckFlags.read(line)),
        new LinkedHashSet<>(line.values(Option.PROPERTY)),
        optional(Option.ERROR_LABEL),
        line.has(Option.NO_ASSUMPTIONS),
        specification);
  }

  private Options.Analysis analysis() {
    Optional<Integer> components =
        line.has(Option.MONOLITHIC) ? Optional.of(1) : number(Option.LEXICOGRAPHIC);
    BoundFlags bounds = new BoundFlags(line, number(Option.UNWIND));
    return new Options.Analysis(
        engine(),
        line.domains(),
        line.values(Option.TEMPLATE),
        strategy(),
        inlining(),
        bounds.effort(),
        bounds.bounds(),
        !line.has(Option.NO_PROPAGATION),
        components,
        certification(),
        optional(Option.SAT_LIBRARY),
        FunctionFlags.entryPoints(line),
        FunctionFlags.preconditions(line));
  }

  private Options.Certification certification() {
    if (line.has(Option.CERTIFICATE)) {
      return line.has(Option.CERTIFY_SAT)
          ? Options.Certification.SAT_PROOFS_AND_OBLIGATIONS
          : Options.Certification.OBLIGATIONS;
    }
    if (line.has(Option.CERTIFY_SAT)) {
      return Options.Certification.SAT_PROOFS;
    }
    return line.has(Option.CERTIFY)
        ? Options.Certification.FRESH_SOLVER
        : Options.Certification.NONE;
  }

  private Options.Inlining inlining() {
    if (line.has(Option.INLINE) || line.has(Option.CONTEXT_SENSITIVE)) {
      return new Options.Inlining.All();
    }
    return number(Option.INLINE_PARTIAL)
        .<Options.Inlining>map(Options.Inlining.UpTo::new)
        .orElseGet(Options.Inlining.AsNeeded::new);
  }

  private Options.Strategy strategy() {
    if (line.has(Option.ENUM_SOLVER)) {
      return Options.Strategy.ENUMERATION;
    }
    return line.has(Option.BINSEARCH_SOLVER)
        ? Options.Strategy.BINARY_SEARCH
        : Options.Strategy.THRESHOLDS;
  }

  private Options.Engine engine() {
    boolean yes = line.has(Option.TERMINATION);
    boolean no = line.has(Option.NONTERMINATION);
    boolean asked = specification.isPresent() && specification.get().termination();
    if (yes || (asked && !no)) {
      return Options.Engine.TERMINATION;
    }
    if (no) {
      return Options.Engine.NONTERMINATION;
    }
    if (line.has(Option.INCREMENTAL_BMC)) {
      return Options.Engine.INCREMENTAL_BMC;
    }
    if (line.has(Option.LLUMC)) {
      return llumc();
    }
    if (line.has(Option.IC3)) {
      return Options.Engine.IC3;
    }
    if (line.has(Option.K_INDUCTION)) {
      return Options.Engine.K_INDUCTION;
    }
    return line.domains().isEmpty() && line.values(Option.TEMPLATE).isEmpty()
        ? Options.Engine.SCHEDULE
        : Options.Engine.ABSTRACT_INTERPRETATION;
  }

  private Options.Engine llumc() {
    if (line.has(Option.UNROLL) == line.has(Option.IC3)) {
      return Options.Engine.LLUMC;
    }
    return line.has(Option.IC3) ? Options.Engine.LLUMC_IC3 : Options.Engine.LLUMC_UNROLL;
  }

  private Options.Limits limits() {
    Optional<Double> seconds = optional(Option.TIMEOUT).map(t -> positive(Option.TIMEOUT, t));
    Optional<Long> megabytes = optional(Option.MEMORY).map(t -> (long) positive(Option.MEMORY, t));
    return new Options.Limits(seconds, megabytes);
  }

  /** A property file asks one question, which the first failure answers. */
  private boolean stopsAtFirstFailure() {
    return line.has(Option.STOP_ON_FAIL)
        || line.has(Option.COMPETITION_MODE)
        || specification.isPresent();
  }

  private Options.Output output() {
    Options.Format format =
        line.has(Option.JSON_UI)
            ? Options.Format.JSON
            : line.has(Option.XML_UI) ? Options.Format.XML : Options.Format.TEXT;
    return new Options.Output(
        format,
        line.has(Option.TRACE),
        stopsAtFirstFailure(),
        line.has(Option.STATISTICS),
        !line.has(Option.NO_COLOR),
        number(Option.VERBOSITY).orElse(4),
        optional(Option.REPRODUCER),
        optional(Option.WITNESS),
        optional(Option.GRAPHML_WITNESS),
        optional(Option.SARIF),
        optional(Option.CERTIFICATE),
        Coverage.of(line));
  }

  private Optional<String> optional(Option option) {
    return line.last(option);
  }

  private Optional<Integer> number(Option option) {
    return optional(option)
        .map(
            text -> {
              if (!text.matches("[0-9]{1,9}")) {
                throw new UsageError(option.flag() + " takes a whole number, not '" + text + "'");
              }
              return Integer.valueOf(text);
            });
  }

  private static double positive(Option option, String text) {
    if (!text.matches("[0-9]{1,12}(\\.[0-9]{1,9})?") || Double.parseDouble(text) <= 0) {
      throw new UsageError(option.flag() + " takes a positive number, not '" + text + "'");
    }
    return Double.parseDouble(text);
  }

  private void exclusive(Option a, Option b) {
    if (line.has(a) && line.has(b)) {
      throw new UsageError(a.flag() + " and " + b.flag() + " contradict each other; give one");
    }
  }

  private void needs(Option option, Option other) {
    if (line.has(option) && !line.has(other)) {
      throw new UsageError(option.flag() + " is for " + other.flag() + " only");
    }
  }

  private <E> void addIf(Option option, Set<E> into, E element) {
    if (line.has(option)) {
      into.add(element);
    }
  }
}
