// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kiki.cfront.type.CType;
import kiki.interpret.input.InputMismatchException;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.ScriptedInputs;
import kiki.program.Instruction;
import kiki.util.Location;
import kiki.witness.format.Waypoint;
import kiki.witness.format.WitnessEntry;
import kiki.witness.format.WitnessSegment;
import kiki.witness.source.SourceTokens;
import kiki.witness.weave.WitnessSites;

/**
 * Gives a run what the waypoints say that functions return, call by call; zero where they say
 * nothing. Whether the run follows the waypoints is for what was woven into the program to say.
 */
final class GuidedInputs implements InputSource {
  private static final Pattern VALUE =
      Pattern.compile("\\s*\\\\result\\s*==\\s*\\(?\\s*([+-]?[0-9]+)[uUlL]*\\s*(-\\s*1)?\\)?\\s*");

  /** Values by the place of the call. */
  private final Map<String, Deque<InputValue>> values = new HashMap<>();

  private GuidedInputs() {}

  static GuidedInputs of(WitnessEntry.ViolationSequence sequence, WitnessSites sites) {
    GuidedInputs inputs = new GuidedInputs();
    for (WitnessSegment segment : sequence.segments()) {
      Waypoint last = segment.last();
      Optional<InputValue> value = value(last);
      if (last.type() == Waypoint.Type.FUNCTION_RETURN && value.isPresent()) {
        WitnessSites.Site end = sites.callEnd(last.place(), last.line());
        SourceTokens source = sites.sources().get(end.source());
        Location call = source.tokens().get(source.opening(end.token())).location();
        inputs.values.computeIfAbsent(call.toString(), _ -> new ArrayDeque<>()).add(value.get());
      }
    }
    return inputs;
  }

  private static Optional<InputValue> value(Waypoint waypoint) {
    Matcher matcher = VALUE.matcher(waypoint.constraint().map(c -> c.text()).orElse(""));
    if (!matcher.matches()) {
      return Optional.empty();
    }
    BigInteger number = new BigInteger(matcher.group(1));
    return Optional.of(
        new InputValue.Int(matcher.group(2) == null ? number : number.subtract(BigInteger.ONE)));
  }

  @Override
  public InputValue input(Instruction at, CType type) throws InputMismatchException {
    if (at instanceof Instruction.Input i && i.isApproximation()) {
      throw new InputMismatchException("the run depends on an " + i.source());
    }
    Deque<InputValue> next = values.get(at.location().toString());
    return next == null || next.isEmpty() ? InputValue.ZERO : next.poll();
  }

  @Override
  public InputValue declared(Instruction.Declare at) {
    return ScriptedInputs.unlisted(at);
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) {
    return InputValue.ZERO;
  }
}
