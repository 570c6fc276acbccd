// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.lower.function.FunctionLowering;

/** A function whose code is made of clauses. */
public record ContractFunction(FunctionLowering lowering, Clauses clauses) {
  /** Makes functions that are connected with all that builds on them. */
  public interface Factory {
    /** For code that belongs to no function of the user. */
    ContractFunction empty(String name, CType result);

    /** For a function of the user. */
    FunctionLowering of(Symbol symbol, FunctionDefinition definition);
  }
}
