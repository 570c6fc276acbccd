// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

/** A file that is no transition system, or one that is not supported; the message says where. */
public final class ModelFormatException extends Exception {
  private static final long serialVersionUID = 1L;

  ModelFormatException(String file, long line, String message) {
    super(file + ":" + line + ": " + message);
  }
}
