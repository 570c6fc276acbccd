// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.api.Arguments;
import kiki.api.CReader;
import kiki.api.CSource;
import kiki.api.Results;
import kiki.options.CommandLine;
import kiki.options.Options;
import kiki.options.Specification;

/** A program and a specification, with its witness and what validation says of any. */
record WitnessProgram(String specification, List<CSource> sources) {
  static final String REACHABILITY = "CHECK( init(main()), LTL(G ! call(reach_error())) )";
  static final String TERMINATION = "CHECK( init(main()), LTL(F end) )";
  static final String OVERFLOW = "CHECK( init(main()), LTL(G ! overflow) )";
  static final String MEMORY =
      "CHECK( init(main()), LTL(G valid-free) ) CHECK( init(main()), LTL(G valid-deref) )"
          + " CHECK( init(main()), LTL(G valid-memtrack) )";

  private static final String PRELUDE =
      """
      extern int __VERIFIER_nondet_int(void);
      extern unsigned char __VERIFIER_nondet_uchar(void);
      extern void reach_error(void);
      """;

  static WitnessProgram of(String specification, String text) {
    return new WitnessProgram(
        specification, List.of(new CSource.Text("program.c", PRELUDE + text)));
  }

  private Options options(String... words) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--32", "--timeout", "60"));
    CommandLine line = Arguments.line(all, CommandLine.Operands.MIXED);
    return Options.of(line, Optional.of(Specification.parse(specification, "test")));
  }

  /** What kiki writes, with further options. */
  String witness(String... words) {
    List<String> all = new ArrayList<>(List.of("--witness", "w.yml"));
    all.addAll(List.of(words));
    Results results = new CReader(options(all.toArray(String[]::new))).read(sources).verify();
    return results.witness().orElseThrow();
  }

  WitnessJudgement judge(String witness) {
    return new WitnessValidation(options(), sources).judge(witness, "w.yml");
  }

  /** Its class' name: Confirmed, Rejected or Unknown. */
  String answer(String witness) {
    return judge(witness).getClass().getSimpleName();
  }
}
