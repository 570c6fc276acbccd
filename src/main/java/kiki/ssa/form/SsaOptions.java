// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import kiki.program.Property;

/**
 * How the form is made.
 *
 * @param flattenedParts the most parts of an array that is split into elements
 * @param freeUnwindings how many copies of loops whose next iteration is certain each unwinding
 *     makes without counting them, in mode {@link Ssa.Mode#FROM_START}
 * @param ignored properties that are not checked: executions go on where they fail
 * @param checked whether properties are assumed once they were checked
 * @param positions what may be done with the positions of objects in pools
 * @param entered loops, by {@link LoopView#number}, that are not cut in mode {@link Ssa.Mode#CUT}
 * @param modules functions that are looked at by themselves
 * @param cancelled asked often; making or unwinding the form then ends with a {@link
 *     java.util.concurrent.CancellationException}, after which the form is of no use
 */
public record SsaOptions(
    Ssa.Mode mode,
    int flattenedParts,
    int freeUnwindings,
    Set<Property> ignored,
    Checked checked,
    Positions positions,
    Set<Integer> entered,
    Modules modules,
    BooleanSupplier cancelled) {
  /** What becomes of executions on which a property that is not ignored fails. */
  public enum Checked {
    /** They end: what follows may assume the property. */
    ASSUMED,
    /** They go on, so that every property is judged by itself. */
    PASSED
  }

  /** What is known of the order in which objects of a pool were made. */
  public enum Positions {
    /** Which of two objects was made first, and whether right after the other. */
    COMPARED,
    /** How many were made between them, too. */
    COUNTED
  }

  public SsaOptions {
    ignored = Set.copyOf(ignored);
    entered = Set.copyOf(entered);
  }

  /** The usual choices for a mode. */
  public static SsaOptions of(Ssa.Mode mode) {
    return new SsaOptions(
        mode,
        SsaTuning.FLATTENED_PARTS,
        SsaTuning.FREE_UNWINDINGS,
        Set.of(),
        Checked.ASSUMED,
        Positions.COMPARED,
        Set.of(),
        Modules.NONE,
        () -> false);
  }

  /** Whether a loop may start in an arbitrary iteration. */
  public boolean cuts(int loop) {
    return mode != Ssa.Mode.FROM_START && !entered.contains(loop);
  }

  public SsaOptions with(Ssa.Mode other) {
    return changed(d -> d.mode = other);
  }

  public SsaOptions ignoring(Set<Property> properties) {
    return changed(d -> d.ignored = properties);
  }

  public SsaOptions with(Checked other) {
    return changed(d -> d.checked = other);
  }

  public SsaOptions with(Positions other) {
    return changed(d -> d.positions = other);
  }

  public SsaOptions entering(Set<Integer> loops) {
    return changed(d -> d.entered = loops);
  }

  /** With fewer or more arrays split into elements. */
  public SsaOptions flattening(int parts) {
    return changed(d -> d.flattenedParts = parts);
  }

  public SsaOptions cancelledWhen(BooleanSupplier condition) {
    return changed(d -> d.cancelled = condition);
  }

  /** With other functions that are looked at by themselves. */
  public SsaOptions with(Modules other) {
    return changed(d -> d.modules = other);
  }

  /** With what a change makes of a copy, so that each change names its own component only. */
  private SsaOptions changed(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.done();
  }

  private static final class Draft {
    private Ssa.Mode mode;
    private int flattenedParts;
    private int freeUnwindings;
    private Set<Property> ignored;
    private Checked checked;
    private Positions positions;
    private Set<Integer> entered;
    private Modules modules;
    private BooleanSupplier cancelled;

    Draft(SsaOptions from) {
      mode = from.mode;
      flattenedParts = from.flattenedParts;
      freeUnwindings = from.freeUnwindings;
      ignored = from.ignored;
      checked = from.checked;
      positions = from.positions;
      entered = from.entered;
      modules = from.modules;
      cancelled = from.cancelled;
    }

    SsaOptions done() {
      return new SsaOptions(
          mode,
          flattenedParts,
          freeUnwindings,
          ignored,
          checked,
          positions,
          entered,
          modules,
          cancelled);
    }
  }
}
