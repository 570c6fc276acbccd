// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.engine.result.Counterexample;
import kiki.program.Instruction;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Value;

/** The inputs of a suspect, by their places in the program. */
final class Guide {
  /** What to do at a place where a suspect chose less often than the run does. */
  enum Rest {
    /** The last choice again: the suspect's iteration stands for the others. */
    AGAIN,
    /** Other values. */
    FREE
  }

  private final Map<Instruction, Deque<Map<SsaVariable, Value>>> byPlace = new IdentityHashMap<>();
  private final Rest rest;

  private Guide(Rest rest) {
    this.rest = rest;
  }

  static Guide of(List<Counterexample.Choice> choices, Rest rest) {
    Guide guide = new Guide(rest);
    for (Counterexample.Choice c : choices) {
      if (c.values().keySet().stream().allMatch(Guide::isNumber)) {
        guide
            .byPlace
            .computeIfAbsent(c.event().instruction(), _ -> new ArrayDeque<>())
            .add(c.values());
      }
    }
    return guide;
  }

  /** Numbers mean the same in every run; what a pointer points to may not be there. */
  private static boolean isNumber(SsaVariable variable) {
    return InputChooser.isNumber(variable.type());
  }

  /** The next choice at a place; empty if it is free. */
  Optional<Map<SsaVariable, Value>> next(Instruction at) {
    Deque<Map<SsaVariable, Value>> choices = byPlace.get(at);
    if (choices == null) {
      return Optional.empty();
    }
    return Optional.ofNullable(
        switch (rest) {
          case AGAIN -> choices.size() > 1 ? choices.poll() : choices.peek();
          case FREE -> choices.poll();
        });
  }
}
