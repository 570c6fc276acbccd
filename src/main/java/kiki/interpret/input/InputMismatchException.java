// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.input;

/** The program asks for an input other than the one the script has next. */
public final class InputMismatchException extends Exception {
  public InputMismatchException(String message) {
    super(message);
  }
}
