// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import kiki.cfront.type.CType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.util.Location;

/** Symbols that no program mentions. */
public final class ScratchSymbol {
  private ScratchSymbol() {}

  public static Symbol of(CType type) {
    return named("value", type);
  }

  static Symbol named(String name, CType type) {
    return new Symbol(name, type, Qualifiers.NONE, Symbol.Storage.TEMPORARY, "", Location.NONE);
  }
}
