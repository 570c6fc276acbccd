// SPDX-License-Identifier: Apache-2.0
/**
 * Finds the parameters of templates: the iterations of the chapter's sections 5.1.2 and 6.1. In
 * come loops as the places where their invariants are assumed and where they must hold; out go
 * abstract values that a solver has shown to be inductive. May depend on {@code domain} and {@code
 * solver}; knows nothing of the program.
 */
package kiki.strategy;
