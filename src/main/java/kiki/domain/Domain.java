// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.ReachabilityRow;
import kiki.domain.template.Row;
import kiki.domain.template.Template;
import kiki.options.DomainFlag;

/**
 * An abstract domain: which option asks for it, when the default plan does, and the rows it gives a
 * loop. Domains have no state; {@link DomainList#ALL} is the list of them.
 */
public interface Domain {
  /** When the default plan infers with a domain, in the order of {@link DomainList#ALL}. */
  enum Turn {
    /** Whenever it infers at all. */
    EVERY_TIME,
    /** At the smallest numbers of unwindings. */
    FIRST_UNWINDINGS,
    /** At the last of these only. */
    ONCE,
    /** Together with the domain before it in the list. */
    WITH_PREVIOUS,
    /** Only if the user asks for it. */
    ON_REQUEST
  }

  /** What the rows of a domain speak of. */
  enum Scope {
    NOTHING,
    SCALARS,
    /** The elements of arrays; the user's choice of these needs a domain for their indices. */
    ARRAYS,
    /** The objects of pools: of no use in programs without, and the others build on it. */
    POOLS
  }

  /** What it is called. */
  String name();

  /** The option that asks for it, if one does; domains with the same one are asked for together. */
  default Optional<DomainFlag> option() {
    return Optional.empty();
  }

  Turn turn();

  default Scope scope() {
    return Scope.SCALARS;
  }

  /** What may hold at the head of a loop. Rows are candidates only: inference decides. */
  List<Row> rows(LoopShape loop);

  /** The rows for one loop, and whether it is iterated at all (chapter, equation 13). */
  default Template template(LoopShape loop) {
    List<Row> guarded = new ArrayList<>();
    guarded.add(new ReachabilityRow());
    guarded.addAll(rows(loop));
    return new Template(guarded);
  }
}
