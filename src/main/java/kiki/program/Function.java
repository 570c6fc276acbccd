// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Symbol;

/** A function with a body. Locals are introduced by {@link Instruction.Declare}. */
public record Function(Symbol symbol, List<Symbol> parameters, List<Instruction> body) {
  public Function {
    parameters = List.copyOf(parameters);
    body = List.copyOf(body);
  }

  public String name() {
    return symbol.name();
  }

  public CType resultType() {
    return ((FunctionType) symbol.type()).result();
  }

  public Function withBody(List<Instruction> other) {
    return new Function(symbol, parameters, other);
  }
}
