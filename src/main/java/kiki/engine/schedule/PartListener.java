// SPDX-License-Identifier: Apache-2.0
package kiki.engine.schedule;

import java.util.function.BiConsumer;
import kiki.engine.result.Ledger;
import kiki.engine.result.Listener;
import kiki.engine.result.Verdict;
import kiki.program.Property;

/** Passes on what is found out about a part of a program to the listener of the whole. */
final class PartListener implements Listener {
  private final Ledger whole;
  private final BiConsumer<Property, Verdict> admission;

  /**
   * @param admission takes verdicts in
   */
  PartListener(Ledger whole, BiConsumer<Property, Verdict> admission) {
    this.whole = whole;
    this.admission = admission;
  }

  @Override
  public void decided(Property property, Verdict verdict) {
    admission.accept(property, verdict);
  }

  @Override
  public void warning(String message) {
    whole.listener().warning(message);
  }

  @Override
  public void progress(String engine, int unwindings, int open) {
    whole.listener().progress(engine, unwindings, whole.open().size());
  }
}
