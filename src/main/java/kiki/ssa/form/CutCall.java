// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.List;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.program.Property;
import kiki.term.Term;
import kiki.util.Location;

/**
 * A call whose body is not represented because the recursion is too deep.
 *
 * @param guard that the call is made
 * @param enclosing the loop copies around it, outermost first; see {@link Ssa#window}
 * @param hidden the properties that may be checked in it or after it
 */
public record CutCall(
    Symbol function,
    Location location,
    Term guard,
    List<LoopCopy> enclosing,
    Set<Property> hidden) {}
