// SPDX-License-Identifier: Apache-2.0
package kiki.lower;

import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Symbol;
import kiki.lower.formatted.FormatSources;
import kiki.lower.function.FunctionLowering;
import kiki.lower.link.Linkage;
import kiki.lower.specification.Clauses;
import kiki.lower.specification.ContractFunction;
import kiki.lower.specification.FunctionClauses;
import kiki.util.Location;

/** Connects the functions of a program with what their calls and clauses mean. */
final class FunctionFactory implements ContractFunction.Factory {
  private static final Statement EMPTY =
      new Statement.Block(List.of(), Location.NONE, Location.NONE);

  private final Linkage linkage;
  private final FormatSources formats;

  FunctionFactory(Linkage linkage) {
    this.linkage = linkage;
    this.formats = new FormatSources(linkage);
  }

  @Override
  public ContractFunction empty(String name, CType result) {
    return connected(new FunctionLowering(linkage, name, result, EMPTY, Optional.empty()));
  }

  @Override
  public FunctionLowering of(Symbol symbol, FunctionDefinition definition) {
    FunctionType type = linkage.types().map((FunctionType) symbol.type());
    return connected(
            new FunctionLowering(
                linkage, symbol.name(), type.result(), definition.body(), Optional.of(symbol)))
        .lowering();
  }

  private ContractFunction connected(FunctionLowering f) {
    Clauses clauses = new Clauses(f);
    f.connect(new Intrinsics(f, formats, clauses), new FunctionClauses(f, clauses));
    return new ContractFunction(f, clauses);
  }
}
