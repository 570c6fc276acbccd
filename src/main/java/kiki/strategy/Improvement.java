// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

import java.util.Map;
import kiki.domain.template.Parameter;

/** What a strategy does with the rows that a model has enlarged. */
interface Improvement {
  /**
   * New parameters, not smaller than the ones given.
   *
   * @param grown the rows that the model violates, each joined with the model
   */
  Map<RowId, Parameter> improve(Map<RowId, Parameter> grown);

  /** Called when the values are inductive; may make them smaller if they stay so. */
  void finish();
}
