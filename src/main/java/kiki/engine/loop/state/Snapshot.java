// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.ssa.form.LoopCopy;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;

/** The memory at a point of an instance of a loop. */
public record Snapshot(
    LoopInstance instance, LoopInstance.Point point, Map<SsaVariable, Term> unchanged) {
  public Snapshot(LoopInstance instance, LoopInstance.Point point) {
    this(instance, point, instance.unchanged());
  }

  public Optional<Term> value(SsaVariable variable) {
    Term changed = point.values().get(variable);
    return Optional.ofNullable(changed != null ? changed : unchanged.get(variable));
  }

  /** The arrays of the pool of that number. */
  public List<Term> ofPool(int number) {
    Map<SsaVariable, Term> all = new LinkedHashMap<>(unchanged);
    all.putAll(point.values());
    return all.entrySet().stream()
        .filter(e -> isArrayOfPool(e.getKey(), number))
        .map(Map.Entry::getValue)
        .toList();
  }

  private static boolean isArrayOfPool(SsaVariable variable, int number) {
    return switch (variable.role()) {
      case POOLED, ALIVE -> variable.instance() == number;
      case COUNT, REFERRER, PART, CALLED, CALLED_POOLED, CALLED_ALIVE, CALLED_COUNT, RESULT ->
          false;
    };
  }

  /** The value of a variable that the loop changes where it is entered. */
  public Optional<Term> entered(SsaVariable variable) {
    return Optional.ofNullable(instance.entry().values().get(variable));
  }

  /**
   * The value at the head of the enclosing loop, if that has the variable. A loop around a call of
   * a function is inside of the activation that makes it: it is not around where that starts.
   */
  public Optional<Term> old(Terms terms, SsaVariable variable) {
    if (instance.loop().kind() != LoopView.Kind.LOOP || instance.enclosing().isEmpty()) {
      return Optional.empty();
    }
    LoopCopy around = instance.enclosing().getLast();
    LoopInstance loop = around.loop();
    if (around.copy() > 1) {
      return Optional.ofNullable(loop.backEdges().get(around.copy() - 2).values().get(variable));
    }
    Term entered = loop.entry().values().get(variable);
    Term arbitrary = loop.pre().map(p -> p.values().get(variable)).orElse(entered);
    return entered == null || arbitrary == null
        ? Optional.empty()
        : Optional.of(terms.ite(loop.loopSelect(), arbitrary, entered));
  }
}
