// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.Map;
import java.util.Optional;
import kiki.ssa.form.SsaVariable;

/** What a form of the program calls that was named in another form. */
public interface FormNames {
  /** The same form. */
  FormNames SAME =
      new FormNames() {
        @Override
        public SsaVariable variable(SsaVariable variable) {
          return variable;
        }

        @Override
        public Optional<Numbers> numbers() {
          return Optional.empty();
        }
      };

  /** What this form calls a variable; the same if it does not know it. */
  SsaVariable variable(SsaVariable variable);

  /** How this form numbers objects; empty if the numbers are the same. */
  Optional<Numbers> numbers();

  /**
   * How a form numbers objects.
   *
   * @param version of the form, in which the numbers mean the same
   * @param others the numbers that the objects had in the other form, by those here
   */
  record Numbers(String version, Map<Integer, Integer> others) {
    public Numbers {
      others = Map.copyOf(others);
    }
  }
}
