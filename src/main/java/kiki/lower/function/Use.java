// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

/** Whether anyone looks at the value of an expression. */
enum Use {
  VALUE,
  DISCARD
}
