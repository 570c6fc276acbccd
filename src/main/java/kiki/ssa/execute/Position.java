// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.List;
import kiki.ssa.form.Enclosing;
import kiki.ssa.form.LoopInstance;

/** Where an execution is besides its path: the copies around it, and the log it writes. */
record Position(List<Enclosing> enclosing, Log log) {
  /** Inside a copy of a loop body. */
  Position inside(LoopInstance loop, int copy, Log inner) {
    List<Enclosing> all = new ArrayList<>(enclosing);
    all.add(new Enclosing(loop, copy));
    return new Position(List.copyOf(all), inner);
  }
}
