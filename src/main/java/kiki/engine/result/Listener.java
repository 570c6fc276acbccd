// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.List;
import java.util.function.Supplier;
import kiki.program.Property;

/** Told what engines find out, as soon as they do; may be called from several threads. */
public interface Listener {
  /** Nobody listens. */
  Listener NONE =
      new Listener() {
        @Override
        public void decided(Property property, Verdict verdict) {}

        @Override
        public void warning(String message) {}

        @Override
        public void progress(String engine, int unwindings, int open) {}
      };

  /** The first definite verdict of a property, or the last word if there is none. */
  void decided(Property property, Verdict verdict);

  /** A proof was taken back: it assumed that another property holds, which fails. */
  default void reopened(Property property) {}

  /** A counterexample or proof did not stand the check of its evidence. */
  void warning(String message);

  /** The invariants that an engine knows, after it has found more; to be asked for in the call. */
  default void learned(String engine, int unwindings, Supplier<List<LoopInvariant>> invariants) {}

  /** Where an engine is. */
  void progress(String engine, int unwindings, int open);
}
