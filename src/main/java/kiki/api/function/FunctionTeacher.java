// SPDX-License-Identifier: Apache-2.0
package kiki.api.function;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.api.CProgram;
import kiki.engine.precondition.EntrySite;
import kiki.engine.precondition.Teacher;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Verdict;
import kiki.options.Check;
import kiki.options.Options;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Program;
import kiki.program.Property;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.transform.check.CheckOptions;
import kiki.transform.check.GoodEnds;
import kiki.transform.termination.ArbitraryOverflow;

/** Asks the engines that the options choose, with proofs that are checked again. */
final class FunctionTeacher implements Teacher {
  private final CProgram program;
  private final EntrySite site;
  private final Questions questions;

  FunctionTeacher(CProgram program, EntrySite site, Questions questions) {
    this.program = program;
    this.site = site;
    this.questions = questions;
  }

  @Override
  public Answer safe(Expr condition) {
    return asked(site.assuming(condition), program.options().forQuestion());
  }

  @Override
  public Answer necessary(Expr condition) {
    Options options = program.options().forQuestion();
    Program outside = site.assuming(Exprs.not(condition));
    return asked(
        GoodEnds.run(isTermination() ? ending(outside) : checked(outside)),
        options.checking(Set.of(Check.UNMODELLED)).forSafety());
  }

  private boolean isTermination() {
    return program.options().analysis().engine() == Options.Engine.TERMINATION;
  }

  private Program checked(Program outside) {
    return Passes.run(outside, PassOptions.of(program.options()));
  }

  /** Whatever an overflow yields may lead to the end. */
  private Program ending(Program outside) {
    return ArbitraryOverflow.run(
        Passes.run(outside, PassOptions.of(CheckOptions.of(Set.of(Check.UNMODELLED)))));
  }

  private Answer asked(Program form, Options options) {
    Map<Property, Verdict> verdicts =
        new LinkedHashMap<>(questions.ask(program.with(form, options)));
    Optional<Counterexample> refutation =
        verdicts.values().stream()
            .flatMap(v -> v instanceof Verdict.Refuted(var c) ? Optional.of(c).stream() : null)
            .findFirst();
    if (refutation.isPresent()) {
      return new Refuted(refutation.get());
    }
    return verdicts.values().stream()
        .filter(Verdict.Unknown.class::isInstance)
        .findFirst()
        .<Answer>map(v -> new Unknown(((Verdict.Unknown) v).reason()))
        .orElseGet(() -> new Proved(verdicts));
  }
}
