// SPDX-License-Identifier: Apache-2.0
package kiki.engine.termination;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.engine.lasso.EndlessReplay;
import kiki.engine.result.ChoiceValues;
import kiki.engine.result.Counterexample;
import kiki.engine.session.Goals;
import kiki.engine.session.ModelReader;
import kiki.engine.session.Session;
import kiki.engine.session.Workbench;
import kiki.interpret.input.InputValue;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;
import kiki.solver.Answer;
import kiki.term.Term;
import kiki.transform.core.FixedInputs;

/**
 * Looks for inputs with which no execution ends. They are those of an execution into a loop; that
 * it does not leave the loop again is proved by invariants, so that the number of states it goes
 * through does not matter.
 */
final class EndlessInputs {
  private final Session session;
  private final Program endless;
  private final Function<Program, Workbench> workbenches;
  private final EndlessProver.Options options;
  private final Set<List<BigInteger>> tried = new HashSet<>();

  /**
   * @param session of the program with checks for undefined behaviour, from its start
   * @param endless that program with assertions that it does not end
   */
  EndlessInputs(
      Session session,
      Program endless,
      Function<Program, Workbench> workbenches,
      EndlessProver.Options options) {
    this.session = session;
    this.endless = endless;
    this.workbenches = workbenches;
    this.options = options;
  }

  /**
   * The beginning of an execution that does not end, which enters the last copy of a loop or makes
   * the last call of a recursion.
   */
  Optional<Counterexample> search(Property property) {
    for (Term there : new Goals(session.ssa()).furthest()) {
      if (isStopped() || session.checkFromStart(there) != Answer.SAT) {
        continue;
      }
      Counterexample start = new ModelReader(session).counterexample();
      if (isEndless(property, start)) {
        return Optional.of(start);
      }
    }
    return Optional.empty();
  }

  private boolean isEndless(Property property, Counterexample start) {
    Optional<Map<Instruction, BigInteger>> values = values(start);
    if (values.isEmpty() || values.get().isEmpty()) {
      return false;
    }
    Program fixed = FixedInputs.run(endless, values.get());
    if (!new EndlessProver(workbenches.apply(fixed), fixed, options).isEndless() || isStopped()) {
      return false;
    }
    Counterexample none =
        new Counterexample(start.unwindings(), List.of(), List.of(), start.objects());
    BooleanSupplier stop = options.stop();
    return new EndlessReplay(fixed, stop).mismatch(property, none).isEmpty();
  }

  /** The integers chosen; empty if one is chosen in different ways, or all have been tried. */
  private Optional<Map<Instruction, BigInteger>> values(Counterexample start) {
    ChoiceValues choices = new ChoiceValues(start.objects());
    Map<Instruction, BigInteger> values = new IdentityHashMap<>();
    List<BigInteger> all = new ArrayList<>();
    for (Counterexample.Choice choice : start.choices()) {
      Instruction at = choice.event().instruction();
      Optional<IntType> type = type(at);
      if (type.isPresent()) {
        BigInteger value = type.get().wrap(integer(choices.of(choice)));
        BigInteger before = values.put(at, value);
        if (before != null && !before.equals(value)) {
          return Optional.empty();
        }
        all.add(value);
      }
    }
    return tried.add(all) ? Optional.of(values) : Optional.empty();
  }

  /** What has a real value that is not known is no choice. */
  private static Optional<IntType> type(Instruction at) {
    Optional<CType> type =
        switch (at) {
          case Instruction.Input i when !i.isApproximation() -> Optional.of(i.target().type());
          case Instruction.Call c -> c.result().map(r -> r.type());
          case Instruction.Declare d -> Optional.of(d.symbol().type());
          case Instruction _ -> Optional.empty();
        };
    return type.filter(IntType.class::isInstance).map(IntType.class::cast);
  }

  private static BigInteger integer(InputValue value) {
    return switch (value) {
      case InputValue.Int(BigInteger number) -> number;
      case InputValue.Parts(List<InputValue.Part> parts)
          when parts.size() == 1 && parts.getFirst() instanceof InputValue.Leaf leaf ->
          integer(leaf.value());
      case InputValue.Float _, InputValue.Pointer _, InputValue.Bytes _, InputValue.Parts _ ->
          BigInteger.ZERO;
    };
  }

  private boolean isStopped() {
    return options.stop().getAsBoolean();
  }
}
