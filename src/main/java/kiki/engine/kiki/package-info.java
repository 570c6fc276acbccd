// SPDX-License-Identifier: Apache-2.0
/**
 * Bounded model checking, k-induction, abstract interpretation and their combination, kIkI
 * (chapter, section 5).
 */
package kiki.engine.kiki;
