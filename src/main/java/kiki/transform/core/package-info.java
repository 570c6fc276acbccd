// SPDX-License-Identifier: Apache-2.0
/**
 * Passes that keep a program's meaning or change it as options say: folding, propagation, dead
 * code, inlining, bounds of loops, rounding modes.
 */
package kiki.transform.core;
