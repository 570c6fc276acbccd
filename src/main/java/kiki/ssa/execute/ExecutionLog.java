// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.TraceStep;
import kiki.ssa.form.UnsupportedInstance;

/**
 * What happens, in order of execution. A loop or a cut call keeps a log of its own inside, to which
 * later unwindings append, so that the order stays that of execution.
 */
final class ExecutionLog {
  /** Something a log holds. */
  sealed interface Entry {
    record Assertion(AssertionInstance instance) implements Entry {}

    record Unsupported(UnsupportedInstance instance) implements Entry {}

    record Input(Supplier<InputEvent> event) implements Entry {}

    record Step(Supplier<TraceStep> step) implements Entry {}

    record Inner(ExecutionLog log) implements Entry {}
  }

  private final List<Entry> entries = new ArrayList<>();

  void add(Entry entry) {
    entries.add(entry);
  }

  /** A log for what happens at this point. */
  ExecutionLog inner() {
    ExecutionLog log = new ExecutionLog();
    entries.add(new Entry.Inner(log));
    return log;
  }

  /** Passes every entry on in order, those of inner logs in their place. */
  void forEach(Consumer<Entry> action) {
    ArrayDeque<Iterator<Entry>> stack = new ArrayDeque<>();
    stack.push(entries.iterator());
    while (!stack.isEmpty()) {
      if (!stack.peek().hasNext()) {
        stack.pop();
        continue;
      }
      Entry next = stack.peek().next();
      if (next instanceof Entry.Inner(ExecutionLog log)) {
        stack.push(log.entries.iterator());
      } else {
        action.accept(next);
      }
    }
  }
}
