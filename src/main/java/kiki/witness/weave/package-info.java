// SPDX-License-Identifier: Apache-2.0
/**
 * A witness and the tokens of a program → the tokens of a program that checks the one against the
 * other: invariants become assertions, waypoints assumptions about a counter of segments. What is
 * woven in changes nothing else.
 */
package kiki.witness.weave;
