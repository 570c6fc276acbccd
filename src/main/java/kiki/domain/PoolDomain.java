// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.util.Optional;
import kiki.options.DomainFlag;

/** Says more about the objects of a pool, where heap invariants are asked for. */
sealed interface PoolDomain extends Domain permits HeapCaseDomain, HeapGraphDomain, HeapLinkDomain {
  @Override
  default Optional<DomainFlag> option() {
    return Optional.of(HeapDomain.FLAG);
  }

  @Override
  default Turn turn() {
    return Turn.FIRST_UNWINDINGS;
  }

  @Override
  default Scope scope() {
    return Scope.POOLS;
  }
}
