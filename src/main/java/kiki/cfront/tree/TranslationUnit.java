// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.tree;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kiki.cfront.type.Symbol;
import kiki.util.Location;

/**
 * One checked source file. Every string literal used has a {@link GlobalVariable} whose symbol has
 * storage {@code STRING_LITERAL} and whose initialiser lists its elements, the final zero included.
 * {@code declaredFunctions} are those declared, explicitly or by use, but not defined here. A
 * function defined without a prototype has arity {@code UNSPECIFIED}: calls pass promoted
 * arguments, which become the parameters' types on entry, and may pass too many or too few.
 */
public record TranslationUnit(
    String file,
    List<GlobalVariable> variables,
    List<FunctionDefinition> functions,
    List<Symbol> declaredFunctions,
    List<FunctionContract> contracts) {

  /** The function or variable of this name that the file defines. */
  public Optional<Symbol> definition(String name) {
    Stream<Symbol> defined =
        Stream.concat(
            functions.stream().map(FunctionDefinition::symbol),
            variables.stream()
                .filter(v -> v.definition() != Definition.DECLARATION)
                .map(GlobalVariable::symbol));
    return defined.filter(s -> s.name().equals(name)).findFirst();
  }

  /**
   * A file-scope variable or string literal. {@code DECLARATION} is {@code extern} without
   * initialiser; {@code TENTATIVE} as in C11 6.9.2.
   */
  public record GlobalVariable(
      Symbol symbol, Optional<Initializer> initializer, Definition definition) {}

  /** How firmly a variable is defined in this file. */
  public enum Definition {
    DECLARATION,
    TENTATIVE,
    FULL
  }

  /**
   * The contract of one declaration of a function. The parameters are symbols of its own; {@code
   * result} stands for {@code __CPROVER_return_value} and is absent where nothing is returned.
   */
  public record FunctionContract(
      Symbol function, List<Symbol> parameters, Optional<Symbol> result, Contract contract) {}

  public record FunctionDefinition(
      Symbol symbol, List<Symbol> parameters, Statement.Block body, Location location) {}
}
