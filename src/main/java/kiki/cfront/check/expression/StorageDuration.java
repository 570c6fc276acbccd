// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

/** Static objects need constant values. */
public enum StorageDuration {
  STATIC,
  AUTOMATIC
}
