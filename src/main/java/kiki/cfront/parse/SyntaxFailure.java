// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

/** A syntax error that has been reported; unwinds to the place where parsing can go on. */
final class SyntaxFailure extends RuntimeException {
  SyntaxFailure() {
    super("syntax error", null, false, false);
  }
}
