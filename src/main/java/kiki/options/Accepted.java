// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Flags of CBMC and of C compilers that are read, so that existing command lines work, and change
 * nothing: what they ask for is always done, or is no question for kiki.
 *
 * @param flag as written; of a {@link Form#PREFIX} how it starts
 * @param why what makes it superfluous; the same words group flags in the help
 */
public record Accepted(String flag, Form form, String why) {

  /** What belongs to a flag. */
  public enum Form {
    WORD,
    /** The next word, or what follows an equals sign. */
    ARGUMENT,
    /** The rest of the word. */
    PREFIX,
    /** The rest of the word, or the next one if there is none. */
    JOINED
  }

  private static final String ALWAYS = "always done";
  private static final String SOLVER = "kiki has a solver of its own; see --sat-library";
  private static final String SPEED = "options that only affect CBMC's speed";
  private static final String TEXT = "options that only affect CBMC's output";
  private static final String NO_BOUND = "bounds that kiki's proofs do not need";
  private static final String LANGUAGE = "C89 to C23 and GNU C are always read";
  private static final String COMPILER = "options of compilers";

  private static final Set<String> LAYOUT =
      Set.of("-fshort-enums", "-fpack-struct", "-fshort-wchar", "-mlong-double-64");

  public static final List<Accepted> ALL =
      Stream.of(
              words(
                  ALWAYS,
                  "--flush",
                  "--slice-formula",
                  "--drop-unused-functions",
                  "--reachability-slice",
                  "--reachability-slice-fb",
                  "--full-slice",
                  "--export-file-local-symbols",
                  "--round-to-nearest",
                  "--little-endian",
                  "--gcc",
                  "--all-properties",
                  "--retain-trivial-checks",
                  "--havoc-undefined-functions",
                  "--validate-goto-model",
                  "--validate-ssa-equation",
                  "--validate-trace"),
              words(
                  SOLVER,
                  "--smt2",
                  "--fpa",
                  "--z3",
                  "--cvc3",
                  "--cvc4",
                  "--cvc5",
                  "--boolector",
                  "--bitwuzla",
                  "--mathsat",
                  "--yices",
                  "--no-sat-preprocessor",
                  "--beautify"),
              arguments(
                  SOLVER, "--external-sat-solver", "--sat-solver", "--incremental-smt2-solver"),
              words(
                  SPEED,
                  "--refine",
                  "--refine-arrays",
                  "--refine-arithmetic",
                  "--refine-strings",
                  "--arrays-uf-always",
                  "--arrays-uf-never",
                  "--no-array-field-sensitivity",
                  "--symex-cache-dereferences",
                  "--no-simplify",
                  "--no-self-loops-to-assumptions"),
              arguments(
                  SPEED,
                  "--max-field-sensitivity-array-size",
                  "--max-node-refinement",
                  "--paths",
                  "--symex-complexity-limit",
                  "--symex-complexity-failed-child-loops-limit",
                  "--incremental-loop",
                  "--unwind-min"),
              arguments(NO_BOUND, "--depth", "--unwind-max"),
              words(
                  TEXT,
                  "--trace-hex",
                  "--compact-trace",
                  "--stack-trace",
                  "--trace-show-code",
                  "--trace-show-function-calls",
                  "--trace-json-extended",
                  "--localize-faults",
                  "--timestamp"),
              arguments(TEXT, "--mangle-suffix"),
              words(
                  LANGUAGE,
                  "--c89",
                  "--c90",
                  "--c99",
                  "--c11",
                  "--c17",
                  "--c18",
                  "--c23",
                  "-ansi",
                  "-pedantic",
                  "-pedantic-errors"),
              prefixes(LANGUAGE, "-std=", "--std="),
              words(
                  COMPILER,
                  "-c",
                  "-pthread",
                  "-pipe",
                  "-s",
                  "-static",
                  "-shared",
                  "-rdynamic",
                  "-M",
                  "-MM",
                  "-MD",
                  "-MMD",
                  "-MP",
                  "-MG",
                  "-w",
                  "-v"),
              prefixes(COMPILER, "-W", "-O", "-g", "-f", "-march=", "-mtune=", "-mno-", "-msse"),
              prefixes(COMPILER, "-mavx", "-mcmodel=", "-x"),
              joined(COMPILER, "-o", "-l", "-L", "-MF", "-MT", "-MQ"))
          .flatMap(List::stream)
          .toList();

  private static List<Accepted> words(String why, String... flags) {
    return table(Form.WORD, why, flags);
  }

  private static List<Accepted> arguments(String why, String... flags) {
    return table(Form.ARGUMENT, why, flags);
  }

  private static List<Accepted> prefixes(String why, String... flags) {
    return table(Form.PREFIX, why, flags);
  }

  private static List<Accepted> joined(String why, String... flags) {
    return table(Form.JOINED, why, flags);
  }

  private static List<Accepted> table(Form form, String why, String... flags) {
    return Arrays.stream(flags).map(f -> new Accepted(f, form, why)).toList();
  }

  /** The flag this word is; options of kiki come first. */
  static Optional<Accepted> find(String word) {
    if (LAYOUT.contains(word)) {
      throw new UsageError(word + " is not supported: it changes how types are laid out");
    }
    int equals = word.indexOf('=');
    String name = equals < 0 || !word.startsWith("--") ? word : word.substring(0, equals);
    return ALL.stream().filter(a -> a.is(word, name)).findFirst();
  }

  private boolean is(String word, String name) {
    return switch (form) {
      case WORD -> word.equals(flag);
      case ARGUMENT -> name.equals(flag);
      case PREFIX, JOINED -> word.startsWith(flag);
    };
  }

  /** Whether the word after this one belongs to the flag. */
  boolean takesNext(String word) {
    return switch (form) {
      case WORD, PREFIX -> false;
      case ARGUMENT, JOINED -> word.equals(flag);
    };
  }

  /** All flags as the help shows them, by what makes them superfluous. */
  public static Map<String, List<String>> byReason() {
    return ALL.stream()
        .collect(
            Collectors.groupingBy(
                Accepted::why,
                LinkedHashMap::new,
                Collectors.mapping(Accepted::usage, Collectors.toList())));
  }

  private String usage() {
    return switch (form) {
      case WORD -> flag;
      case ARGUMENT -> flag + " X";
      case PREFIX, JOINED -> flag + "*";
    };
  }
}
