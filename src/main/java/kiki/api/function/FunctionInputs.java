// SPDX-License-Identifier: Apache-2.0
package kiki.api.function;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kiki.api.CProgram;
import kiki.cfront.type.CTypePrinter;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Symbol;
import kiki.engine.precondition.EntrySite;
import kiki.engine.precondition.InputCondition;
import kiki.engine.precondition.Precondition;
import kiki.engine.precondition.PreconditionInference;
import kiki.engine.result.Verdict;
import kiki.engine.trial.ProgramNumbers;
import kiki.options.Check;
import kiki.options.Options;
import kiki.program.FileLocalName;
import kiki.program.Function;
import kiki.program.Program;
import kiki.report.InferredPrecondition;
import kiki.transform.PassOptions;
import kiki.transform.Passes;
import kiki.transform.check.CheckOptions;

/** The inputs of one function, and what is to be found out about them. */
final class FunctionInputs {
  private final CProgram program;
  private final EntrySite site;
  private final Function function;
  private final Questions questions;

  private FunctionInputs(CProgram program, EntrySite site, Function function, Questions questions) {
    this.program = program;
    this.site = site;
    this.function = function;
    this.questions = questions;
  }

  /**
   * @param name of the function that the program starts at
   */
  static FunctionInputs of(String name, CProgram program, Questions questions) {
    Symbol symbol =
        program.lowered().functions().keySet().stream()
            .filter(s -> s.name().equals(name) || FileLocalName.names(name, s))
            .findFirst()
            .orElseThrow();
    return new FunctionInputs(
        program,
        EntrySite.of(program.lowered(), symbol),
        program.lowered().function(symbol).orElseThrow(),
        questions);
  }

  EntrySite site() {
    return site;
  }

  /** Whether some execution comes to the call: else everything would be proved. */
  boolean areFeasible() {
    if (!site.isConstrained()) {
      return true;
    }
    Options options = program.options().checking(Set.of()).forSafety();
    return questions.ask(program.with(site.unreachable(), options)).values().stream()
        .noneMatch(v -> v instanceof Verdict.Proved);
  }

  /** What the options ask for. */
  Precondition precondition() {
    boolean isTermination = program.options().analysis().engine() == Options.Engine.TERMINATION;
    Program runs =
        isTermination
            ? Passes.run(
                program.lowered(), PassOptions.of(CheckOptions.of(Check.UNDEFINED_BEHAVIOUR)))
            : program.program();
    PreconditionInference inference =
        new PreconditionInference(
            new FunctionTeacher(program, site, questions),
            site,
            runs,
            ProgramNumbers.of(runs),
            isTermination
                ? PreconditionInference.Question.TERMINATION
                : PreconditionInference.Question.SAFETY,
            questions);
    return program.options().analysis().preconditions() == Options.Preconditions.SUFFICIENT
        ? inference.sufficient()
        : inference.necessary();
  }

  /** The same for people. */
  InferredPrecondition shown(Precondition precondition) {
    return switch (precondition) {
      case Precondition.NotFound(String reason) -> new InferredPrecondition.NotFound(reason);
      case Precondition.Found(InputCondition condition, var scope, var _) -> {
        boolean isNever = condition.equals(InputCondition.FALSE);
        yield new InferredPrecondition.Proved(
            site.text(condition),
            isNever ? InferredPrecondition.Exactness.NEVER : exactness(scope),
            isNever ? Optional.empty() : contract(condition));
      }
    };
  }

  private static InferredPrecondition.Exactness exactness(Precondition.Scope scope) {
    return switch (scope) {
      case EXACT -> InferredPrecondition.Exactness.EXACT;
      case ONE_SIDED -> InferredPrecondition.Exactness.ONE_SIDED;
    };
  }

  /** Contracts are about safety, and require what suffices. */
  private Optional<String> contract(InputCondition condition) {
    boolean isMeant =
        program.options().analysis().preconditions() == Options.Preconditions.SUFFICIENT
            && program.options().analysis().engine() != Options.Engine.TERMINATION
            && function.parameters().stream().noneMatch(p -> p.name().isEmpty());
    return isMeant
        ? Optional.of(declaration() + " __CPROVER_requires(" + site.text(condition) + ");")
        : Optional.empty();
  }

  private String declaration() {
    List<Symbol> parameters = function.parameters();
    String list =
        parameters.isEmpty()
            ? "void"
            : parameters.stream()
                .map(p -> CTypePrinter.print(p.type(), p.name()))
                .collect(Collectors.joining(", "));
    return CTypePrinter.print(
        ((FunctionType) function.symbol().type()).result(), function.name() + "(" + list + ")");
  }
}
