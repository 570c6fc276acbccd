package kiki.options;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns a command line into {@link Options}, refusing contradictions. */
final class OptionsReader {
  private static final Map<Option, Check> CHECKS =
      Map.ofEntries(
          Map.entry(Option.BOUNDS_CHECK, Check.BOUNDS),
          Map.entry(Option.POINTER_CHECK, Check.POINTERS),
          Map.entry(Option.MEMORY_LEAK_CHECK, Check.MEMORY_LEAK),
          Map.entry(Option.DIV_BY_ZERO_CHECK, Check.DIVISION_BY_ZERO),
          Map.entry(Option.SIGNED_OVERFLOW_CHECK, Check.SIGNED_OVERFLOW),
          Map.entry(Option.UNSIGNED_OVERFLOW_CHECK, Check.UNSIGNED_OVERFLOW),
          Map.entry(Option.FLOAT_OVERFLOW_CHECK, Check.FLOAT_OVERFLOW),
          Map.entry(Option.NAN_CHECK, Check.NAN),
          Map.entry(Option.UNDEFINED_SHIFT_CHECK, Check.UNDEFINED_SHIFT),
          Map.entry(Option.POINTER_OVERFLOW_CHECK, Check.POINTER_OVERFLOW),
          Map.entry(Option.CONVERSION_CHECK, Check.CONVERSION),
          Map.entry(Option.UNINITIALIZED_CHECK, Check.UNINITIALIZED),
          Map.entry(Option.ERROR_LABEL, Check.ERROR_LABEL));

  private static final Map<Option, Options.DomainName> DOMAINS =
      Map.of(
          Option.HAVOC, Options.DomainName.HAVOC,
          Option.INTERVALS, Options.DomainName.INTERVALS,
          Option.ZONES, Options.DomainName.ZONES,
          Option.OCTAGONS, Options.DomainName.OCTAGONS,
          Option.EQUALITIES, Options.DomainName.EQUALITIES,
          Option.HEAP, Options.DomainName.HEAP,
          Option.VALUES_REFINE, Options.DomainName.VALUES_REFINE,
          Option.SYMPATH, Options.DomainName.SYMPATH,
          Option.ARRAYS, Options.DomainName.ARRAYS);

  private static final Map<Option, Options.Show> SHOWS =
      Map.of(
          Option.PREPROCESS, Options.Show.PREPROCESSED,
          Option.SHOW_PARSE_TREE, Options.Show.PARSE_TREE,
          Option.SHOW_GOTO_FUNCTIONS, Options.Show.GOTO_FUNCTIONS,
          Option.SHOW_PROPERTIES, Options.Show.PROPERTIES,
          Option.SHOW_SSA, Options.Show.SSA,
          Option.SHOW_INVARIANTS, Options.Show.INVARIANTS);

  /** Refused: ignoring them would claim more than was checked or written. */
  private static final List<Option> NOT_YET = List.of(Option.ALL_FUNCTIONS, Option.GRAPHML_WITNESS);

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
    exclusive(Option.BITS_32, Option.BITS_64);
    exclusive(Option.ILP32, Option.LP64);
    exclusive(Option.BITS_32, Option.LP64);
    exclusive(Option.ILP32, Option.BITS_64);
    exclusive(Option.INCREMENTAL_BMC, Option.K_INDUCTION);
    exclusive(Option.INCREMENTAL_BMC, Option.IC3);
    exclusive(Option.K_INDUCTION, Option.IC3);
    for (Option engine : List.of(Option.INCREMENTAL_BMC, Option.K_INDUCTION, Option.IC3)) {
      exclusive(Option.TERMINATION, engine);
      exclusive(Option.NONTERMINATION, engine);
    }
    exclusive(Option.ENUM_SOLVER, Option.BINSEARCH_SOLVER);
    exclusive(Option.JSON_UI, Option.XML_UI);
    exclusive(Option.PROPERTY_FILE, Option.PROPERTY);
    exclusive(Option.MONOLITHIC, Option.LEXICOGRAPHIC);
    Set<Options.DomainName> domains = EnumSet.noneOf(Options.DomainName.class);
    DOMAINS.forEach((o, d) -> addIf(o, domains, d));
    Set<Options.Show> show = EnumSet.noneOf(Options.Show.class);
    SHOWS.forEach((o, s) -> addIf(o, show, s));
    return new Options(
        line.files(), input(), show, properties(), analysis(domains), limits(), output());
  }

  private Options.Input input() {
    boolean ilp32 = line.has(Option.BITS_32) || line.has(Option.ILP32);
    return new Options.Input(
        line.values(Option.INCLUDE_DIRECTORY),
        macros(),
        line.values(Option.FORCED_INCLUDE),
        optional(Option.PREPROCESSOR),
        ilp32 ? DataModel.ILP32 : DataModel.LP64,
        line.has(Option.UNSIGNED_CHAR),
        optional(Option.FUNCTION));
  }

  private List<Options.Macro> macros() {
    List<Options.Macro> macros = new ArrayList<>();
    for (String text : line.values(Option.DEFINE)) {
      int equals = text.indexOf('=');
      macros.add(
          equals < 0
              ? new Options.Macro(text, Optional.of("1"))
              : new Options.Macro(
                  text.substring(0, equals), Optional.of(text.substring(equals + 1))));
    }
    for (String name : line.values(Option.UNDEFINE)) {
      macros.add(new Options.Macro(name, Optional.empty()));
    }
    return List.copyOf(macros);
  }

  private Options.Properties properties() {
    EnumSet<Check> checks = EnumSet.noneOf(Check.class);
    if (specification.isPresent()) {
      checks.addAll(specification.get().checks());
    } else {
      if (!line.has(Option.NO_ASSERTIONS)) {
        checks.add(Check.ASSERTIONS);
        checks.add(Check.UNREACH_CALL);
      }
      CHECKS.forEach((o, c) -> addIf(o, checks, c));
      checks.add(Check.UNMODELLED);
      addIf(Option.POINTER_CHECK, checks, Check.LIBRARY);
    }
    return new Options.Properties(
        Options.immutable(checks),
        new LinkedHashSet<>(line.values(Option.PROPERTY)),
        optional(Option.ERROR_LABEL),
        line.has(Option.NO_ASSUMPTIONS),
        specification);
  }

  private Options.Analysis analysis(Set<Options.DomainName> domains) {
    Optional<Integer> components =
        line.has(Option.MONOLITHIC) ? Optional.of(1) : number(Option.LEXICOGRAPHIC);
    return new Options.Analysis(
        engine(domains),
        domains,
        line.values(Option.TEMPLATE),
        strategy(),
        number(Option.UNWIND),
        !line.has(Option.NO_PROPAGATION),
        components,
        line.has(Option.CERTIFY),
        optional(Option.SAT_LIBRARY),
        line.has(Option.ALL_FUNCTIONS),
        line.has(Option.PRECONDITIONS) || line.has(Option.SUFFICIENT));
  }

  private Options.Strategy strategy() {
    if (line.has(Option.ENUM_SOLVER)) {
      return Options.Strategy.ENUMERATION;
    }
    return line.has(Option.BINSEARCH_SOLVER)
        ? Options.Strategy.BINARY_SEARCH
        : Options.Strategy.THRESHOLDS;
  }

  private Options.Engine engine(Set<Options.DomainName> domains) {
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
    if (line.has(Option.IC3)) {
      return Options.Engine.IC3;
    }
    if (line.has(Option.K_INDUCTION)) {
      return Options.Engine.K_INDUCTION;
    }
    return domains.isEmpty() && line.values(Option.TEMPLATE).isEmpty()
        ? Options.Engine.SCHEDULE
        : Options.Engine.ABSTRACT_INTERPRETATION;
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
        optional(Option.SARIF));
  }

  private Optional<String> optional(Option option) {
    return Optional.ofNullable(line.last(option, null));
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

  private <E> void addIf(Option option, Set<E> into, E element) {
    if (line.has(option)) {
      into.add(element);
    }
  }
}
