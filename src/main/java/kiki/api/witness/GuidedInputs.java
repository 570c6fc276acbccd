// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.interpret.input.DefiniteInputs;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.ScriptedInputs;
import kiki.program.Instruction;
import kiki.witness.format.Waypoint;
import kiki.witness.format.WitnessEntry;
import kiki.witness.format.WitnessSegment;
import kiki.witness.source.SourceTokens;
import kiki.witness.weave.WitnessSites;

/**
 * Gives a run what the waypoints say that functions return, call by call, and that variables hold;
 * zero where they say nothing. What is on a cycle comes again and again. Whether the run follows
 * the waypoints is for what was woven into the program to say.
 */
final class GuidedInputs extends DefiniteInputs {
  private static final Pattern VALUE =
      Pattern.compile(
          "\\(*\\s*(\\\\r"
              + "esult|[A-Za-z_]\\w*)\\s*==\\s*\\(?\\s*([+-]?[0-9]+)[uUlL]*\\s*(-\\s*1)?\\s*\\)*");

  /** Values in their order, and where those begin that come again. */
  private static final class Supply {
    private final List<InputValue> values = new ArrayList<>();
    private int cycled;
    private int next;

    Optional<InputValue> take() {
      if (next == values.size() && cycled > 0) {
        next = values.size() - cycled;
      }
      return next < values.size() ? Optional.of(values.get(next++)) : Optional.empty();
    }
  }

  /** By the place of the call, or the name of the variable. */
  private final Map<String, Supply> supplies = new HashMap<>();

  private GuidedInputs() {}

  static GuidedInputs of(WitnessEntry.ViolationSequence sequence, WitnessSites sites) {
    GuidedInputs inputs = new GuidedInputs();
    for (WitnessSegment segment : sequence.segments()) {
      Waypoint last = segment.last();
      switch (last.type()) {
        case FUNCTION_RETURN -> inputs.add(last, call(last, sites));
        case ASSUMPTION -> inputs.add(last, "");
        case BRANCHING, FUNCTION_ENTER, TARGET -> {}
      }
    }
    return inputs;
  }

  private static String call(Waypoint waypoint, WitnessSites sites) {
    WitnessSites.Site end = sites.callEnd(waypoint.place(), waypoint.line());
    SourceTokens source = sites.sources().get(end.source());
    return source.tokens().get(source.opening(end.token())).location().toString();
  }

  private void add(Waypoint waypoint, String call) {
    for (String part : waypoint.constraint().map(c -> c.text()).orElse("").split("&&")) {
      Matcher matcher = VALUE.matcher(part.strip());
      if (matcher.matches()) {
        String key = matcher.group(1).startsWith("\\") ? call : matcher.group(1);
        Supply supply = supplies.computeIfAbsent(key, _ -> new Supply());
        BigInteger number = new BigInteger(matcher.group(2));
        supply.values.add(
            new InputValue.Int(
                matcher.group(3) == null ? number : number.subtract(BigInteger.ONE)));
        supply.cycled += waypoint.action() == Waypoint.Action.CYCLE ? 1 : 0;
      }
    }
  }

  private Optional<InputValue> take(String key) {
    return Optional.ofNullable(supplies.get(key)).flatMap(Supply::take);
  }

  @Override
  protected InputValue modelled(Instruction at, CType type) {
    return take(at.location().toString()).orElse(InputValue.ZERO);
  }

  @Override
  public InputValue declared(Instruction.Declare at) {
    return at.symbol().type() instanceof IntType
        ? take(at.symbol().name()).orElseGet(() -> ScriptedInputs.unlisted(at))
        : ScriptedInputs.unlisted(at);
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) {
    return InputValue.ZERO;
  }
}
