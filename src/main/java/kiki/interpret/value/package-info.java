// SPDX-License-Identifier: Apache-2.0
/** Scalars and what operators do to them: in a {@code long} where they fit, boxed otherwise. */
package kiki.interpret.value;
