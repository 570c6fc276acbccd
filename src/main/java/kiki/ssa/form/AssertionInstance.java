// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.List;
import kiki.program.Property;
import kiki.term.Term;
import kiki.util.Location;

/**
 * One execution of an assertion.
 *
 * @param violation that it is reached with a false condition
 * @param enclosing the loop copies around it, outermost first; see {@link Ssa#window}
 */
public record AssertionInstance(
    Property property, Location location, Term violation, List<LoopCopy> enclosing) {}
