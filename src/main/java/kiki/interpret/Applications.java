package kiki.interpret;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.Symbol;

/** What functions without interpretation gave so far. */
final class Applications {
  private record Application(Symbol function, List<ExternalCall.Argument> arguments) {}

  private final Map<Application, InputValue> known = new HashMap<>();

  /** The result for these arguments: of the first call with them, that is {@code fresh}. */
  InputValue result(Symbol function, List<ExternalCall.Argument> arguments, InputValue fresh) {
    return known.computeIfAbsent(new Application(function, arguments), a -> fresh);
  }
}
