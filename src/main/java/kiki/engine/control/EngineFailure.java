// SPDX-License-Identifier: Apache-2.0
package kiki.engine.control;

/** An engine ended with an exception. */
public final class EngineFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  EngineFailure(Throwable cause) {
    super("an engine failed: " + cause.getMessage(), cause);
  }
}
