// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import kiki.cfront.type.Symbol;
import kiki.interpret.memory.ObjectTable;
import kiki.program.Instruction;

/**
 * Where the objects of a run lay.
 *
 * @param named of static objects, and of locals when they first came to life
 * @param allocated of the first objects of each allocation, in order; sites are compared by
 *     identity
 */
public record RunAddresses(
    Map<Symbol, Long> named, Map<Instruction.Allocate, List<Long>> allocated) {

  /**
   * At the end of a run.
   *
   * @param locals where those lay when they first came to life
   */
  public static RunAddresses of(ObjectTable objects, Map<Symbol, Long> locals) {
    Map<Symbol, Long> named = new HashMap<>(locals);
    objects.statics().forEach((symbol, block) -> named.put(symbol, block.base()));
    return new RunAddresses(named, objects.firstAddresses());
  }

  public OptionalLong of(Symbol symbol) {
    Long found = named.get(symbol);
    return found == null ? OptionalLong.empty() : OptionalLong.of(found);
  }

  /** The address of the n-th object of an allocation, from zero. */
  public OptionalLong of(Instruction.Allocate site, int number) {
    List<Long> found = allocated.getOrDefault(site, List.of());
    return number < found.size() ? OptionalLong.of(found.get(number)) : OptionalLong.empty();
  }
}
