// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import java.util.Arrays;
import java.util.Optional;

/** What kiki can be asked to do, as help, manual page and completions tell it. */
enum Command {
  VERIFY("[OPTION...] FILE.c...", "verify; several files are linked"),
  RUN(
      "run",
      "[OPTION...] FILE.c... [--] [ARG...]",
      "execute the program, checking properties as it runs"),
  SAT("sat", "FILE.cnf [--proof FILE] [--sat-library FILE]", "solve a DIMACS file"),
  CHECK(
      "check",
      "FILE.aag|.aig|.btor2|.dimspec [--timeout SECONDS] [--unroll|--k-induction|--ic3]"
          + " [--invariant FILE] [--convert FILE]",
      "decide whether a transition system reaches a bad state"),
  ENCODE(
      "encode",
      "[OPTION...] FILE.c... [--dimspec FILE] [--aiger FILE] [--btor2 FILE] [--formulas]"
          + " [--blocks]",
      "write the program as a transition system that reaches a bad state where a property is"
          + " violated"),
  PROJECT(
      "project",
      "[FOLDER] [--jobs N] [--html DIR] [OPTION...]",
      "verify the functions of a project; see 'kiki project --help'"),
  MERGE("merge", "FILE... [--html DIR] [OPTION...]", "report the results of several runs as one"),
  LSP("lsp", "", "serve an editor by the language server protocol, on standard input and output"),
  SERVE(
      "serve",
      "[--idle SECONDS] [--stop]",
      "stay ready for 'kiki --server ...', which runs any of the commands above there");

  private final Optional<String> word;
  private final String arguments;
  private final String meaning;

  /** The one that needs no word. */
  Command(String arguments, String meaning) {
    this.word = Optional.empty();
    this.arguments = arguments;
    this.meaning = meaning;
  }

  Command(String word, String arguments, String meaning) {
    this.word = Optional.of(word);
    this.arguments = arguments;
    this.meaning = meaning;
  }

  /** The first word of the command line; empty for the command that needs none. */
  Optional<String> word() {
    return word;
  }

  /** The command line after {@code kiki}. */
  String synopsis() {
    return word.map(w -> (w + " " + arguments).strip()).orElse(arguments);
  }

  String meaning() {
    return meaning;
  }

  /** The command that a first word asks for. */
  static Command of(String first) {
    return Arrays.stream(values())
        .filter(c -> c.word.filter(first::equals).isPresent())
        .findFirst()
        .orElse(VERIFY);
  }
}
