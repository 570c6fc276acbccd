// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

import java.util.List;
import kiki.domain.template.Site;
import kiki.domain.template.Template;

/**
 * A loop as the induction sees it (equation 9): where execution was at its back edge some time
 * before, and where it gets there now.
 *
 * @param assumed sites at which the loop's invariant may be assumed
 * @param required sites at which it must then hold
 */
public record LoopSites(Template template, List<Site> assumed, List<Site> required) {
  public LoopSites {
    assumed = List.copyOf(assumed);
    required = List.copyOf(required);
  }
}
