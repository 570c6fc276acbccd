// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

/** One {@code -D} or {@code -U} of the command line. */
public sealed interface MacroOption {
  /** {@code -DNAME}, {@code -DNAME=BODY} or {@code -DNAME(a,b)=BODY}; the text after -D. */
  record Define(String text) implements MacroOption {}

  /** {@code -UNAME}. */
  record Undefine(String name) implements MacroOption {}
}
