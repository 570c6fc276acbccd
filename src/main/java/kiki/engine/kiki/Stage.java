// SPDX-License-Identifier: Apache-2.0
package kiki.engine.kiki;

import java.util.ArrayList;
import java.util.List;
import kiki.domain.Domain;
import kiki.domain.shape.GivenRows;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Template;
import kiki.engine.loop.LoopShapes;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.strategy.Effort;
import kiki.strategy.Strategy;

/**
 * One inference of invariants: over the product of some domains.
 *
 * @param cases whether a recursive function's cases are told apart
 */
public record Stage(
    List<Domain> domains, List<String> rows, Strategy strategy, Effort effort, Cases cases) {
  /** How summaries of recursive functions are stated. */
  public enum Cases {
    TOGETHER,
    /** By the conditions on what the function is called with. */
    APART,
    /** By the values of arguments that have few; what is known of calls as well. */
    TABULATED
  }

  public Stage(List<Domain> domains, List<String> rows, Strategy strategy, Effort effort) {
    this(domains, rows, strategy, effort, Cases.TOGETHER);
  }

  public Stage apart() {
    return new Stage(domains, rows, strategy, effort, Cases.APART);
  }

  public Stage tabulated() {
    return new Stage(domains, rows, strategy, effort, Cases.TABULATED);
  }

  public Stage {
    domains = List.copyOf(domains);
    rows = List.copyOf(rows);
  }

  Stage within(Effort other) {
    return new Stage(domains, rows, strategy, other, cases);
  }

  /** Whether there is nothing to infer. */
  boolean isEmpty() {
    return rows.isEmpty() && speaksOnlyOf(Domain.Scope.NOTHING);
  }

  private boolean speaksOnlyOf(Domain.Scope scope) {
    return domains.stream().allMatch(domain -> domain.scope() == scope);
  }

  /** Whether it can find something: the heap domain needs a heap unless it was asked for. */
  public boolean isWorthwhile(Ssa ssa) {
    boolean heapOnly = speaksOnlyOf(Domain.Scope.POOLS) && rows.isEmpty();
    return !isEmpty() && !(heapOnly && ssa.pools().isEmpty());
  }

  /**
   * Whether templates have a row of this stage: those about arrays have none where there are none,
   * and that a loop is not iterated is known before.
   */
  boolean isAbout(List<Template> templates) {
    return !speaksOnlyOf(Domain.Scope.ARRAYS)
        || templates.stream().anyMatch(template -> template.rows().size() > 1);
  }

  /** The template of a summary, before the values of arguments are told apart. */
  public Template summary(LoopShapes shapes, LoopView loop) {
    Template template = template(shapes.shape(loop));
    return switch (cases) {
      case TOGETHER, TABULATED -> template;
      case APART -> shapes.byCases(loop, template);
    };
  }

  public Template template(LoopShape loop) {
    List<Template> factors = new ArrayList<>();
    domains.forEach(domain -> factors.add(domain.template(loop)));
    factors.add(GivenRows.template(rows, loop));
    return Template.product(factors);
  }

  /** The template for a loop, or for what a function returns. */
  public Template template(LoopShapes shapes, LoopView loop) {
    return switch (loop.kind()) {
      case LOOP, CALLS -> shapes.alongPaths(loop, template(shapes.shape(loop)));
      case SUMMARY -> summary(shapes, loop);
    };
  }
}
