// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.io.OutputStream;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import kiki.interpret.input.InputSource;
import kiki.interpret.memory.Placement;
import kiki.program.Property;

/**
 * How a program is run.
 *
 * @param stopAt violations of these properties end the run; others are noted and execution goes on
 * @param open what values that the program leaves open mean
 * @param cancelled polled now and then
 * @param listener sees every instruction; may be {@link ExecutionListener#NONE}
 */
public record RunOptions(
    InputSource inputs,
    Predicate<Property> stopAt,
    InvalidAccess invalidAccess,
    Library library,
    Placement placement,
    Open open,
    long stepLimit,
    BooleanSupplier cancelled,
    ExecutionListener listener) {

  /** What an access to no object means where no property check stands before it. */
  public enum InvalidAccess {
    /** The run ends, as it would with a segmentation fault. */
    STOPS,
    /** As in the analysis: reads give any value, writes change nothing. */
    IS_UNCONSTRAINED,
    /** Nothing that depends on what was read counts as shown; a write ends the run. */
    TELLS_NOTHING
  }

  /** What inputs, uninitialised memory and addresses mean. */
  public enum Open {
    /** The source of inputs chooses them: one execution of many. */
    CHOSEN,
    /**
     * Nothing that depends on them counts as shown, nor does a check hold because of them: what the
     * run shows holds for all executions.
     */
    SHOWS_NOTHING
  }

  /** How results of {@code math.h} miss the nearest value, by more than C libraries do. */
  public enum MathError {
    NONE,
    BELOW,
    ABOVE
  }

  /** What functions without a body do. */
  public sealed interface Library {
    /** The C library's output functions write; the others return an input. */
    record Real(OutputStream out, OutputStream error) implements Library {}

    /**
     * They return an input and change nothing, as in the analysis.
     *
     * @param error of what functions of {@code math.h} compute
     */
    record Modelled(MathError error) implements Library {}
  }

  /** Runs a program as a compiler's user would. */
  public static RunOptions execution(InputSource inputs, OutputStream out, OutputStream error) {
    return new RunOptions(
        inputs,
        p -> p.kind() != Property.Kind.UNMODELLED,
        InvalidAccess.STOPS,
        new Library.Real(out, error),
        Placement.APART,
        Open.CHOSEN,
        Long.MAX_VALUE,
        () -> false,
        ExecutionListener.NONE);
  }

  /** Replays a counterexample: only the property that it refutes ends the run. */
  public static RunOptions replay(InputSource inputs, Predicate<Property> refuted) {
    return new RunOptions(
        inputs,
        refuted,
        InvalidAccess.IS_UNCONSTRAINED,
        new Library.Modelled(MathError.NONE),
        Placement.APART,
        Open.CHOSEN,
        Long.MAX_VALUE,
        () -> false,
        ExecutionListener.NONE);
  }

  public RunOptions withInvalidAccess(InvalidAccess other) {
    return new RunOptions(
        inputs, stopAt, other, library, placement, open, stepLimit, cancelled, listener);
  }

  public RunOptions withPlacement(Placement other) {
    return new RunOptions(
        inputs, stopAt, invalidAccess, library, other, open, stepLimit, cancelled, listener);
  }

  public RunOptions withMathError(MathError error) {
    return new RunOptions(
        inputs,
        stopAt,
        invalidAccess,
        new Library.Modelled(error),
        placement,
        open,
        stepLimit,
        cancelled,
        listener);
  }

  public RunOptions withOpen(Open other) {
    return new RunOptions(
        inputs, stopAt, invalidAccess, library, placement, other, stepLimit, cancelled, listener);
  }

  public RunOptions withStepLimit(long limit) {
    return new RunOptions(
        inputs, stopAt, invalidAccess, library, placement, open, limit, cancelled, listener);
  }

  public RunOptions withCancellation(BooleanSupplier other) {
    return new RunOptions(
        inputs, stopAt, invalidAccess, library, placement, open, stepLimit, other, listener);
  }

  public RunOptions withListener(ExecutionListener other) {
    return new RunOptions(
        inputs, stopAt, invalidAccess, library, placement, open, stepLimit, cancelled, other);
  }
}
