// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.io.OutputStream;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import kiki.interpret.input.InputSource;
import kiki.interpret.memory.Placement;
import kiki.program.Property;

/**
 * How a program is run.
 *
 * @param stopAt violations of these properties end the run; others are noted and execution goes on
 * @param open what values that the program leaves open mean
 * @param stepLimit instructions after which the run ends
 * @param callLimit active calls at which memory counts as exhausted
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
    int callLimit,
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
    return of(
        inputs,
        p -> p.kind() != Property.Kind.UNMODELLED,
        InvalidAccess.STOPS,
        new Library.Real(out, error));
  }

  /** Replays a counterexample: only the property that it refutes ends the run. */
  public static RunOptions replay(InputSource inputs, Predicate<Property> refuted) {
    return of(
        inputs, refuted, InvalidAccess.IS_UNCONSTRAINED, new Library.Modelled(MathError.NONE));
  }

  private static RunOptions of(
      InputSource inputs,
      Predicate<Property> stopAt,
      InvalidAccess invalidAccess,
      Library library) {
    return new RunOptions(
        inputs,
        stopAt,
        invalidAccess,
        library,
        Placement.APART,
        Open.CHOSEN,
        Long.MAX_VALUE,
        Integer.MAX_VALUE,
        () -> false,
        ExecutionListener.NONE);
  }

  public RunOptions withInvalidAccess(InvalidAccess other) {
    return changed(d -> d.invalidAccess = other);
  }

  public RunOptions withPlacement(Placement other) {
    return changed(d -> d.placement = other);
  }

  public RunOptions withMathError(MathError error) {
    return changed(d -> d.library = new Library.Modelled(error));
  }

  public RunOptions withOpen(Open other) {
    return changed(d -> d.open = other);
  }

  public RunOptions withStepLimit(long limit) {
    return changed(d -> d.stepLimit = limit);
  }

  public RunOptions withCallLimit(int limit) {
    return changed(d -> d.callLimit = limit);
  }

  public RunOptions withCancellation(BooleanSupplier other) {
    return changed(d -> d.cancelled = other);
  }

  public RunOptions withListener(ExecutionListener other) {
    return changed(d -> d.listener = other);
  }

  /** With what a change makes of a copy, so that each change names its own component only. */
  private RunOptions changed(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.done();
  }

  private static final class Draft {
    private InputSource inputs;
    private Predicate<Property> stopAt;
    private InvalidAccess invalidAccess;
    private Library library;
    private Placement placement;
    private Open open;
    private long stepLimit;
    private int callLimit;
    private BooleanSupplier cancelled;
    private ExecutionListener listener;

    Draft(RunOptions from) {
      inputs = from.inputs;
      stopAt = from.stopAt;
      invalidAccess = from.invalidAccess;
      library = from.library;
      placement = from.placement;
      open = from.open;
      stepLimit = from.stepLimit;
      callLimit = from.callLimit;
      cancelled = from.cancelled;
      listener = from.listener;
    }

    RunOptions done() {
      return new RunOptions(
          inputs,
          stopAt,
          invalidAccess,
          library,
          placement,
          open,
          stepLimit,
          callLimit,
          cancelled,
          listener);
    }
  }
}
