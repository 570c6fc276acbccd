// SPDX-License-Identifier: Apache-2.0
package kiki.project.run;

import java.io.Serializable;

/**
 * What another process says of a function.
 *
 * @param text the answer, as a store keeps it
 */
public record RemoteAnswer(String text, Validity validity) implements Serializable {
  /** Whether it may be kept. */
  public enum Validity {
    LASTING,
    /** It is about that process, not about the function. */
    PASSING
  }
}
