// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.Symbol;
import kiki.interpret.input.InputValue;

/** What functions without interpretation gave so far. */
public final class Applications {
  private record Application(Symbol function, List<CallArgument> arguments) {}

  private final Map<Application, InputValue> known = new HashMap<>();

  void clear() {
    known.clear();
  }

  /** The result for these arguments: of the first call with them, that is {@code fresh}. */
  public InputValue result(Symbol function, List<CallArgument> arguments, InputValue fresh) {
    return known.computeIfAbsent(new Application(function, arguments), a -> fresh);
  }
}
