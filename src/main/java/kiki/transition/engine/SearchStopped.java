// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

/** The search was asked to stop; caught where it was started. */
final class SearchStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SearchStopped() {
    super("stopped", null, false, false);
  }
}
