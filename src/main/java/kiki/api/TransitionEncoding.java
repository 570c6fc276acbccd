// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.List;
import kiki.ssa.form.UnsupportedInstance;
import kiki.transition.format.AigerWriter;
import kiki.transition.format.Btor2Writer;
import kiki.transition.format.DimSpecWriter;
import kiki.transition.program.ProgramSystem;
import kiki.transition.program.StepFormulas;
import kiki.util.Location;

/** A program as a transition system, which reaches a bad state where it violates a property. */
public final class TransitionEncoding {
  private final ProgramSystem encoded;

  TransitionEncoding(ProgramSystem encoded) {
    this.encoded = encoded;
  }

  /**
   * @throws InputError if the system would not have the executions of the program
   */
  static TransitionEncoding of(ProgramSystem encoded) {
    for (UnsupportedInstance obstacle : encoded.obstacles()) {
      throw refusal(obstacle.reason(), obstacle.location());
    }
    for (ProgramSystem.Gap gap : encoded.gaps()) {
      throw refusal(gap.name(), gap.location());
    }
    return new TransitionEncoding(encoded);
  }

  private static InputError refusal(String what, Location location) {
    String place = location.line() > 0 ? location + ": " : "";
    return new InputError(place + what + " has no place in a transition system");
  }

  /** In DimSpec, whose goal is that any of the properties is violated. */
  public byte[] dimspec() {
    return DimSpecWriter.text(encoded.system(), encoded.names()).getBytes(US_ASCII);
  }

  /** In BTOR2, with a bad state for each property. */
  public byte[] btor2() {
    return Btor2Writer.text(encoded.system(), encoded.names()).getBytes(US_ASCII);
  }

  /** In AIGER's ASCII format, with a bad state for each property. */
  public byte[] asciiAiger() {
    return AigerWriter.text(encoded.system(), encoded.names()).getBytes(US_ASCII);
  }

  /** In AIGER's binary format, with a bad state for each property. */
  public byte[] binaryAiger() {
    return AigerWriter.binary(encoded.system(), encoded.names());
  }

  /** The formulas I, G, U and T, as lines. */
  public List<String> formulas() {
    return StepFormulas.of(encoded).lines();
  }

  /** How large it is. */
  public String size() {
    return "%d control points, %d latches, %d inputs, %d gates, %d bad states"
        .formatted(
            encoded.relation().points().size(),
            encoded.system().latches().size(),
            encoded.system().inputs().size(),
            encoded.system().graph().size(),
            encoded.system().bads().length);
  }
}
