// SPDX-License-Identifier: Apache-2.0
/**
 * The typed expression graph handed to the solver. In come calls on {@link kiki.term.Terms}; out go
 * interned, immutable {@link kiki.term.Term}s over Bool, BitVec, Float and Array, simplified as
 * they are built. The package also evaluates, prints and substitutes terms. Depends on {@code util}
 * only.
 */
package kiki.term;
