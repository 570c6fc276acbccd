// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import kiki.options.Options;
import kiki.program.Program;
import kiki.program.Property;
import kiki.solver.Solver;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.StepRelation;
import kiki.term.Terms;

/** Makes what an engine works with; every engine has its own. */
public interface Workbench {
  /**
   * The program's SSA form at one unwinding, over terms of its own.
   *
   * @throws java.util.concurrent.CancellationException if cancelled meanwhile
   */
  Ssa ssa(Ssa.Mode mode, BooleanSupplier cancelled);

  /**
   * The steps of the program, over terms of their own; empty if they are not known.
   *
   * @throws java.util.concurrent.CancellationException if cancelled meanwhile
   */
  default Optional<StepRelation> steps(StepRelation.Grain grain, BooleanSupplier cancelled) {
    return Optional.empty();
  }

  /** The program, to be run; empty if it is not known. */
  default Optional<Program> program() {
    return Optional.empty();
  }

  /** A solver without constraints over the given terms. */
  Solver solver(Terms terms);

  /** The same program, whose executions go on where one of these properties fails. */
  Workbench ignoring(Set<Property> properties);

  /** The same program, whose executions go on wherever a property fails. */
  Workbench passing();

  /** The same program, with objects whose numbers can be counted with. */
  default Workbench counting() {
    return this;
  }

  /**
   * The same program, in which loops of these numbers start at their entry, also where others are
   * cut.
   */
  default Workbench entering(Set<Integer> loops) {
    return this;
  }

  /** The same program, with solvers that have a proof of each refutation checked. */
  default Workbench withCheckedRefutations() {
    return this;
  }

  /**
   * The part of the program that decides these properties; empty if that is nearly all of it, or if
   * cancelled meanwhile.
   */
  default Optional<SlicedBench> slice(Set<Property> properties, BooleanSupplier cancelled) {
    return Optional.empty();
  }

  /**
   * The properties that the part of the program decides which decides this one, however large it
   * is; none if cancelled meanwhile.
   */
  default Set<Property> decidedWith(Property property, BooleanSupplier cancelled) {
    return Set.of();
  }

  /**
   * What decides these properties in a program that knows nothing of what lies behind pointers;
   * empty if that is not much less than the program, or if cancelled meanwhile.
   */
  default Optional<SlicedBench> abstraction(Set<Property> properties, BooleanSupplier cancelled) {
    return Optional.empty();
  }

  /** Whether the program is small, and executes no instruction twice. */
  default boolean isSmallAndStraight() {
    return false;
  }

  /** Whether a function of the program may be called while it is active. */
  default boolean isRecursive() {
    return false;
  }

  /** Looks at functions of the program by themselves; empty if that is not worthwhile. */
  default Optional<ModuleBench> modules(Options.Inlining inlining) {
    return Optional.empty();
  }

  /** The properties that executions of the SSA form do not go on after if they fail. */
  Set<Property> assumed();

  /** The properties that may be checked after one of these was. */
  Set<Property> after(Set<Property> properties);
}
