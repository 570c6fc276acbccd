// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.Optional;

/**
 * Every option, once: flag, argument, group and help line. The order is that of {@code --help}. The
 * names are those of 2LS and CBMC where these have the option.
 */
public enum Option implements Flag {
  INCLUDE_DIRECTORY("-I", "DIR", Group.INPUT, "look for included files in DIR first"),
  DEFINE("-D", "NAME[=VALUE]", Group.INPUT, "define a macro"),
  UNDEFINE("-U", "NAME", Group.INPUT, "undefine a macro"),
  FORCED_INCLUDE("-include", "FILE", Group.INPUT, "include FILE before the program"),
  QUOTE_DIRECTORY("-iquote", "DIR", Group.INPUT, "same as -I"),
  SYSTEM_DIRECTORY("-isystem", "DIR", Group.INPUT, "look in DIR after the directories of -I"),
  LATER_DIRECTORY("-idirafter", "DIR", Group.INPUT, "look in DIR after those of -isystem"),
  PREPROCESSOR("--preprocessor", "CMD", Group.INPUT, "preprocess with CMD, for instance 'gcc -E'"),
  BITS_32("--32", Group.INPUT, "32-bit data model (i386 Linux)"),
  BITS_64("--64", Group.INPUT, "64-bit data model (x86-64 Linux); the default"),
  ILP32("--ILP32", Group.INPUT, "same as --32"),
  LP64("--LP64", Group.INPUT, "same as --64"),
  M32("-m32", Group.INPUT, "same as --32"),
  M64("-m64", Group.INPUT, "same as --64"),
  ARCHITECTURE("--arch", "NAME", Group.INPUT, "x86_64 (same as --64) or i386 (same as --32)"),
  OPERATING_SYSTEM("--os", "NAME", Group.INPUT, "linux; others are refused"),
  UNSIGNED_CHAR("--unsigned-char", Group.INPUT, "plain char is unsigned"),
  F_UNSIGNED_CHAR("-funsigned-char", Group.INPUT, "same as --unsigned-char"),
  FUNCTION("--function", "NAME", Group.INPUT, "start at this function, with arbitrary arguments"),
  ENFORCE_CONTRACT(
      "--enforce-contract", "F", Group.INPUT, "check F against its contract (repeatable)"),
  REPLACE_CALL_WITH_CONTRACT(
      "--replace-call-with-contract",
      "F",
      Group.INPUT,
      "replace calls of F by what its contract says (repeatable)"),
  APPLY_LOOP_CONTRACTS("--apply-loop-contracts", Group.INPUT, "prove loops by their contracts"),
  REMOVE_FUNCTION_BODY(
      "--remove-function-body",
      "NAME",
      Group.INPUT,
      "ignore the body of this function (repeatable)"),
  PARAMETERS(
      "--parameters",
      "TEXT",
      Group.INPUT,
      "describe the arguments of --function: 'p: non-null, n elements; s: string of at most 64'"),
  INPUTS("--inputs", "V,...", Group.INPUT, "kiki run: values of the program's first inputs"),

  PREPROCESS("--preprocess", Group.SHOW, "print the preprocessed program and stop"),
  SHOW_PARSE_TREE("--show-parse-tree", Group.SHOW, "print the syntax tree and stop"),
  SHOW_GOTO_FUNCTIONS("--show-goto-functions", Group.SHOW, "print the GOTO program and stop"),
  SHOW_LOOPS("--show-loops", Group.SHOW, "list the loops, as --unwindset names them, and stop"),
  SHOW_PROPERTIES("--show-properties", Group.SHOW, "list the properties and stop"),
  SHOW_SSA("--show-ssa", Group.SHOW, "print the SSA form and stop"),
  SHOW_INVARIANTS("--show-invariants", Group.SHOW, "print the loop invariants found, as C"),

  PROPERTY("--property", "NAME", Group.PROPERTIES, "check only this property (repeatable)"),
  PROPERTY_FILE(
      "--propertyfile", "FILE", Group.PROPERTIES, "check what an SV-COMP property file says"),
  VALIDATE(
      "--validate",
      "FILE",
      Group.PROPERTIES,
      "check a witness for the program and the property file: exit code 0 if it is confirmed,"
          + " 10 if it is rejected, 5 if neither could be shown"),
  ERROR_LABEL("--error-label", "LABEL", Group.PROPERTIES, "this label must not be reached"),
  NO_ASSERTIONS("--no-assertions", Group.PROPERTIES, "ignore assertions in the program"),
  NO_ASSUMPTIONS("--no-assumptions", Group.PROPERTIES, "ignore assumptions in the program"),
  BOUNDS_CHECK("--bounds-check", Group.PROPERTIES, "array indices are within bounds"),
  ARRAY_SIZE_CHECK(
      "--array-size-check",
      Group.PROPERTIES,
      "lengths of variable length arrays are positive and not too large"),
  POINTER_CHECK(
      "--pointer-check", Group.PROPERTIES, "pointers are valid where dereferenced or freed"),
  MEMORY_LEAK_CHECK("--memory-leak-check", Group.PROPERTIES, "all memory is freed at the end"),
  DIV_BY_ZERO_CHECK("--div-by-zero-check", Group.PROPERTIES, "no division by zero"),
  SIGNED_OVERFLOW_CHECK("--signed-overflow-check", Group.PROPERTIES, "no signed integer overflow"),
  UNSIGNED_OVERFLOW_CHECK("--unsigned-overflow-check", Group.PROPERTIES, "no unsigned wrap-around"),
  FLOAT_OVERFLOW_CHECK("--float-overflow-check", Group.PROPERTIES, "no floating-point overflow"),
  NAN_CHECK("--nan-check", Group.PROPERTIES, "no operation produces a NaN"),
  UNDEFINED_SHIFT_CHECK(
      "--undefined-shift-check", Group.PROPERTIES, "shift distances are in range"),
  POINTER_OVERFLOW_CHECK(
      "--pointer-overflow-check", Group.PROPERTIES, "pointer arithmetic stays in the object"),
  CONVERSION_CHECK("--conversion-check", Group.PROPERTIES, "integer conversions keep the value"),
  ENUM_RANGE_CHECK(
      "--enum-range-check", Group.PROPERTIES, "values of enumerations are among those named"),
  FLOAT_DIV_BY_ZERO_CHECK(
      "--float-div-by-zero-check", Group.PROPERTIES, "no floating-point division by zero"),
  POINTER_PRIMITIVE_CHECK(
      "--pointer-primitive-check",
      Group.PROPERTIES,
      "__CPROVER_r_ok and similar predicates are given NULL or valid pointers"),
  MEMORY_CLEANUP_CHECK("--memory-cleanup-check", Group.PROPERTIES, "same as --memory-leak-check"),
  STANDARD_CHECKS(
      "--standard-checks",
      Group.PROPERTIES,
      "the checks that CBMC 6 makes by default (here they are off by default)"),
  NO_STANDARD_CHECKS(
      "--no-standard-checks",
      Group.PROPERTIES,
      "switch these off; checks given by name are still made"),
  NO_BOUNDS_CHECK(
      "--no-bounds-check",
      Group.PROPERTIES,
      "do not make this check; each check has such an option"),
  NO_POINTER_CHECK("--no-pointer-check", Group.PROPERTIES),
  NO_DIV_BY_ZERO_CHECK("--no-div-by-zero-check", Group.PROPERTIES),
  NO_SIGNED_OVERFLOW_CHECK("--no-signed-overflow-check", Group.PROPERTIES),
  NO_UNSIGNED_OVERFLOW_CHECK("--no-unsigned-overflow-check", Group.PROPERTIES),
  NO_FLOAT_OVERFLOW_CHECK("--no-float-overflow-check", Group.PROPERTIES),
  NO_FLOAT_DIV_BY_ZERO_CHECK("--no-float-div-by-zero-check", Group.PROPERTIES),
  NO_NAN_CHECK("--no-nan-check", Group.PROPERTIES),
  NO_UNDEFINED_SHIFT_CHECK("--no-undefined-shift-check", Group.PROPERTIES),
  NO_POINTER_OVERFLOW_CHECK("--no-pointer-overflow-check", Group.PROPERTIES),
  NO_POINTER_PRIMITIVE_CHECK("--no-pointer-primitive-check", Group.PROPERTIES),
  NO_CONVERSION_CHECK("--no-conversion-check", Group.PROPERTIES),
  NO_ENUM_RANGE_CHECK("--no-enum-range-check", Group.PROPERTIES),
  NO_MEMORY_LEAK_CHECK("--no-memory-leak-check", Group.PROPERTIES),
  NO_MEMORY_CLEANUP_CHECK("--no-memory-cleanup-check", Group.PROPERTIES),
  UNINITIALIZED_CHECK("--uninitialized-check", Group.PROPERTIES, "no uninitialised memory is read"),

  MALLOC_MAY_FAIL(
      "--malloc-may-fail",
      Group.ENVIRONMENT,
      "malloc and similar functions may return NULL at any time"),
  MALLOC_FAIL_NULL("--malloc-fail-null", Group.ENVIRONMENT, "same as --malloc-may-fail"),
  MALLOC_FAIL_ASSERT(
      "--malloc-fail-assert",
      Group.ENVIRONMENT,
      "report each malloc that may fail (too large, or any with --malloc-may-fail)"),
  NO_MALLOC_MAY_FAIL(
      "--no-malloc-may-fail",
      Group.ENVIRONMENT,
      "malloc fails only when too much is asked for; the default"),
  OBJECT_BITS(
      "--object-bits", "N", Group.ENVIRONMENT, "no object is larger than 2^(width-N-1) bytes"),
  NONDET_STATIC(
      "--nondet-static",
      Group.ENVIRONMENT,
      "static variables start with any value, except const ones"),
  NONDET_STATIC_EXCLUDE(
      "--nondet-static-exclude",
      "NAME",
      Group.ENVIRONMENT,
      "--nondet-static, except for this variable (repeatable)"),
  NONDET_VOLATILE(
      "--nondet-volatile",
      Group.ENVIRONMENT,
      "each read of a volatile object gives any value, like a hardware register"),
  NONDET_VOLATILE_VARIABLE(
      "--nondet-volatile-variable",
      "NAME",
      Group.ENVIRONMENT,
      "each read of this variable gives any value (repeatable)"),

  INCREMENTAL_BMC("--incremental-bmc", Group.ANALYSIS, "incremental bounded model checking"),
  IC3("--ic3", Group.ANALYSIS, "property-directed reachability"),
  LLUMC(
      "--llumc",
      Group.ANALYSIS,
      "search the program's transition system, by --unroll or --ic3, or both"),
  UNROLL("--unroll", Group.ANALYSIS, "with --llumc: incremental unrolling, which proves nothing"),
  K_INDUCTION(
      "--k-induction",
      Group.ANALYSIS,
      "k-induction with invariants (kIkI); without them if --havoc is given"),
  UNWIND("--unwind", "K", Group.ANALYSIS, "follow loops for at most K iterations"),
  UNWINDSET(
      "--unwindset",
      "F.N:K,...",
      Group.ANALYSIS,
      "enter the loop --show-loops calls F.N at most K times (repeatable)"),
  UNWINDING_ASSERTIONS(
      "--unwinding-assertions",
      Group.ANALYSIS,
      "with bounds: report a loop that can go beyond its bound"),
  NO_UNWINDING_ASSERTIONS(
      "--no-unwinding-assertions",
      Group.ANALYSIS,
      "with bounds: ignore executions that go beyond them"),
  PARTIAL_LOOPS(
      "--partial-loops",
      Group.ANALYSIS,
      "with bounds: executions leave a loop when its bound is reached"),
  TEMPLATE(
      "--template", "ROW", Group.INVARIANTS, "a template row, for instance '2*x - y' (repeatable)"),
  ENUM_SOLVER("--enum-solver", Group.ANALYSIS, "find invariants by enumerating models"),
  BINSEARCH_SOLVER(
      "--binsearch-solver",
      Group.ANALYSIS,
      "find invariants by binary search on the sum of bounds"),
  INLINE("--inline", Group.ANALYSIS, "execute every call in place, use no summaries"),
  INLINE_PARTIAL(
      "--inline-partial",
      "N",
      Group.ANALYSIS,
      "execute calls of functions of at most N instructions in place, summarise others"),
  INLINE_MAIN("--inline-main", Group.ANALYSIS, "accepted for compatibility; has no effect"),
  STD_INVARIANTS("--std-invariants", Group.ANALYSIS, "accepted for compatibility; has no effect"),
  CONTEXT_SENSITIVE(
      "--context-sensitive", Group.ANALYSIS, "analyse each call by itself, as --inline does"),
  INDEPENDENT_PROPERTIES(
      "--independent-properties",
      Group.ANALYSIS,
      "judge each property independently of the others; always done"),
  NO_PROPAGATION(
      "--no-propagation", Group.ANALYSIS, "do not propagate constants in the GOTO program"),
  PRECONDITIONS(
      "--preconditions",
      Group.ANALYSIS,
      "for each function, print a condition that all inputs without a violation meet"),
  SUFFICIENT(
      "--sufficient",
      Group.ANALYSIS,
      "for each function, print a condition on its inputs under which all properties are proved"),
  TERMINATION(
      "--termination",
      Group.ANALYSIS,
      "prove that the program terminates, or show that it does not"),
  NONTERMINATION("--nontermination", Group.ANALYSIS, "find an execution that does not terminate"),
  LEXICOGRAPHIC(
      "--lexicographic-ranking-function",
      "N",
      Group.ANALYSIS,
      "ranking functions have at most N lexicographic components"),
  MONOLITHIC(
      "--monolithic-ranking-function", Group.ANALYSIS, "ranking functions have one component"),
  ALL_FUNCTIONS(
      "--all-functions",
      Group.ANALYSIS,
      "check every function as an entry point; under its precondition if that is asked for"),
  CERTIFY("--certify", Group.ANALYSIS, "check every proof again with a fresh solver"),
  CERTIFY_SAT(
      "--certify-sat", Group.ANALYSIS, "like --certify; also check the SAT solver's DRAT proofs"),
  SAT_LIBRARY("--sat-library", "FILE", Group.ANALYSIS, "use a native IPASIR solver"),

  TIMEOUT("--timeout", "SECONDS", Group.LIMITS, "give up after this time"),
  MEMORY("--memory", "MB", Group.LIMITS, "give up before the process takes more memory than this"),

  TRACE("--trace", Group.OUTPUT, "print a counterexample for each failed property"),
  STOP_ON_FAIL("--stop-on-fail", Group.OUTPUT, "stop at the first failed property"),
  REPRODUCER("--reproducer", "FILE", Group.OUTPUT, "write a C file that makes the failure happen"),
  WITNESS(
      "--witness",
      "FILE",
      Group.OUTPUT,
      "write a witness (format 2.0; 2.1 for termination and contracts)"),
  GRAPHML_WITNESS(
      "--graphml-witness", "FILE", Group.OUTPUT, "write a witness in GraphML (not supported yet)"),
  CERTIFICATE(
      "--certificate",
      "DIR",
      Group.OUTPUT,
      "write the proofs' obligations as SMT-LIB files for other solvers; implies --certify"),
  JSON_UI("--json-ui", Group.OUTPUT, "print the results as JSON"),
  XML_UI("--xml-ui", Group.OUTPUT, "print the results as XML"),
  SARIF("--sarif", "FILE", Group.OUTPUT, "write the results as SARIF"),
  COMPETITION_MODE("--competition-mode", Group.OUTPUT, "stop at the first failed property"),
  COVER(
      "--cover",
      "WHAT",
      Group.OUTPUT,
      "find tests for each location, branch, decision, condition, mcdc, assertion or cover;"
          + " what no test can reach is proved dead (repeatable)"),
  SHOW_TEST_SUITE("--show-test-suite", Group.OUTPUT, "with --cover: print the inputs of the tests"),
  TEST_SUITE(
      "--test-suite",
      "DIR",
      Group.OUTPUT,
      "with --cover: write the tests in test-format 1.1, as C drivers and for CTest"),
  STATISTICS("--statistics", Group.OUTPUT, "print time and counts per stage"),
  VERBOSITY(
      "--verbosity",
      "N",
      Group.OUTPUT,
      "0: results only; 4: warnings, and failures when found (default); 5: each result, on"
          + " terminals too; 9: stack traces"),
  NO_COLOR("--no-color", Group.OUTPUT, "no colours, even on a terminal"),
  MAN("--man", Group.OUTPUT, "print the manual page, for 'man -l -', and stop"),
  COMPLETION(
      "--completion",
      "SHELL",
      Group.OUTPUT,
      "print completions of this command line for bash, zsh or fish, and stop"),
  VERSION("--version", Group.OUTPUT, "print the version and stop"),
  HELP("--help", Group.OUTPUT, "print this help and stop");

  /** Sections of {@code --help}. */
  public enum Group {
    INPUT("Input"),
    SHOW("Show and stop"),
    PROPERTIES("Properties"),
    ENVIRONMENT("Environment of the program"),
    ANALYSIS("Analysis (by default the strongest combination)"),
    /** The abstract domains add theirs. */
    INVARIANTS("Invariants"),
    LIMITS("Limits"),
    OUTPUT("Output");

    private final String title;

    Group(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }

  private final String flag;
  private final Optional<String> argument;
  private final Group group;
  private final Optional<String> help;

  /** One that {@code --help} leaves out: the opposite of another. */
  Option(String flag, Group group) {
    this(flag, Optional.empty(), group, Optional.empty());
  }

  Option(String flag, Group group, String help) {
    this(flag, Optional.empty(), group, Optional.of(help));
  }

  Option(String flag, String argument, Group group, String help) {
    this(flag, Optional.of(argument), group, Optional.of(help));
  }

  Option(String flag, Optional<String> argument, Group group, Optional<String> help) {
    this.flag = flag;
    this.argument = argument;
    this.group = group;
    this.help = help;
  }

  @Override
  public String flag() {
    return flag;
  }

  @Override
  public Optional<String> argument() {
    return argument;
  }

  @Override
  public Group group() {
    return group;
  }

  @Override
  public Optional<String> help() {
    return help;
  }

  /** The options that can be joined with their argument, as in {@code -DNAME}. */
  boolean joins() {
    return switch (this) {
      case INCLUDE_DIRECTORY,
          QUOTE_DIRECTORY,
          SYSTEM_DIRECTORY,
          LATER_DIRECTORY,
          DEFINE,
          UNDEFINE ->
          true;
      default -> false;
    };
  }
}
