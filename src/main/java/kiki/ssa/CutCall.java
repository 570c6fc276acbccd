package kiki.ssa;

import java.util.List;
import kiki.cfront.type.Symbol;
import kiki.term.Term;
import kiki.util.Location;

/**
 * A call whose body is not represented because the recursion is too deep.
 *
 * @param guard that the call is made
 * @param enclosing the loop copies around it, outermost first; see {@link Ssa#window}
 */
public record CutCall(Symbol function, Location location, Term guard, List<Enclosing> enclosing) {}
