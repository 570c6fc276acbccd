// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import kiki.pointer.MemoryObject;
import kiki.term.Term;

/**
 * Where an object lies whose address the program makes a number of.
 *
 * @param instance as in {@link SsaVariable#instance}
 * @param address of its first byte, as wide as a pointer of the program
 */
public record ObjectAddress(MemoryObject object, int instance, Term address) {}
