// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.List;
import java.util.Set;
import kiki.program.Property;
import kiki.term.Term;
import kiki.util.Location;

/**
 * Something without meaning that is executed when {@code guard} holds.
 *
 * @param enclosing the loop copies around it, outermost first; see {@link Ssa#window}
 * @param hidden the properties that may be checked after it
 */
public record UnsupportedInstance(
    String reason, Location location, Term guard, List<LoopCopy> enclosing, Set<Property> hidden) {}
