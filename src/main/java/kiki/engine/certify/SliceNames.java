// SPDX-License-Identifier: Apache-2.0
package kiki.engine.certify;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.domain.template.AbstractValue;
import kiki.engine.loop.state.FormNames;
import kiki.engine.result.InvariantLayer;
import kiki.engine.result.Proof;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.PoolView;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.form.StableObjects;
import kiki.util.Location;

/**
 * What loops, variables and objects of a slice are called in the whole program. Wrong names would
 * only make a proof fail: it is checked with them.
 */
final class SliceNames implements FormNames {
  /** Where a loop stands. */
  private record Place(String function, Location location) {
    static Place of(LoopView loop) {
      return new Place(loop.function(), loop.location());
    }
  }

  /** What tells the variables of pools apart. */
  private record Member(int pool, SsaVariable.Role role, long bitOffset) {
    static Member of(SsaVariable variable) {
      return new Member(variable.instance(), variable.role(), variable.bitOffset());
    }
  }

  private final Map<Integer, Integer> loops;
  private final Map<Integer, Integer> pools;
  private final Map<Member, SsaVariable> members;
  private final Numbers numbers;
  private final boolean complete;

  private SliceNames(
      Map<Integer, Integer> loops,
      Map<Integer, Integer> pools,
      Map<Member, SsaVariable> members,
      Numbers numbers,
      boolean complete) {
    this.loops = loops;
    this.pools = pools;
    this.members = members;
    this.numbers = numbers;
    this.complete = complete;
  }

  static SliceNames of(Ssa slice, Ssa program) {
    Map<Integer, Integer> loops = loops(slice, program);
    Map<Member, SsaVariable> members = new LinkedHashMap<>();
    for (SsaVariable variable : variables(program)) {
      if (variable.role() != SsaVariable.Role.PART) {
        members.put(Member.of(variable), variable);
      }
    }
    return new SliceNames(
        loops,
        pools(slice, program),
        members,
        numbers(slice.stable(), program.stable()),
        loops.size() == slice.loops().size());
  }

  /** By where the objects are made. */
  private static Numbers numbers(StableObjects slice, StableObjects program) {
    Map<Integer, Integer> found = new LinkedHashMap<>();
    program
        .sites()
        .forEach(
            (here, sites) ->
                slice
                    .sites()
                    .forEach(
                        (there, part) -> {
                          if (sites.containsAll(part)) {
                            found.putIfAbsent(here, there);
                          }
                        }));
    return new Numbers(program.version(), found);
  }

  /** By function and position: a slice keeps both. */
  private static Map<Integer, Integer> loops(Ssa slice, Ssa program) {
    Map<Place, Integer> numbers = new LinkedHashMap<>();
    Set<Place> ambiguous = new HashSet<>();
    for (LoopView loop : program.loops()) {
      if (numbers.put(Place.of(loop), loop.number()) != null) {
        ambiguous.add(Place.of(loop));
      }
    }
    Map<Integer, Integer> found = new LinkedHashMap<>();
    for (LoopView loop : slice.loops()) {
      Place place = Place.of(loop);
      if (numbers.containsKey(place) && !ambiguous.contains(place)) {
        found.put(loop.number(), numbers.get(place));
      }
    }
    return found;
  }

  /** By where the objects are made. */
  private static Map<Integer, Integer> pools(Ssa slice, Ssa program) {
    Map<Integer, Integer> found = new LinkedHashMap<>();
    for (PoolView pool : slice.pools()) {
      List<PoolView> same =
          program.pools().stream().filter(p -> p.sites().containsAll(pool.sites())).toList();
      if (same.size() == 1) {
        found.put(pool.number(), same.getFirst().number());
      }
    }
    return found;
  }

  private static Set<SsaVariable> variables(Ssa program) {
    Set<SsaVariable> all = new LinkedHashSet<>();
    for (LoopView loop : program.loops()) {
      all.addAll(loop.variables());
      for (LoopInstance instance : loop.instances()) {
        all.addAll(instance.unchanged().keySet());
      }
    }
    return all;
  }

  /** Whether all loops of the slice are known in the program. */
  boolean isComplete() {
    return complete;
  }

  /** The numbers of loops in the program, by those in the slice. */
  Map<Integer, Integer> loops() {
    return loops;
  }

  @Override
  public Optional<Numbers> numbers() {
    return Optional.of(numbers);
  }

  @Override
  public SsaVariable variable(SsaVariable variable) {
    if (variable.role() == SsaVariable.Role.PART || !pools.containsKey(variable.instance())) {
      return variable;
    }
    int pool = pools.get(variable.instance());
    Member member = new Member(pool, variable.role(), variable.bitOffset());
    return members.getOrDefault(member, variable);
  }

  /** A proof with the program's numbers of loops. */
  Proof moved(Proof proof) {
    List<InvariantLayer> layers = new ArrayList<>();
    for (InvariantLayer layer : proof.layers()) {
      Map<Integer, AbstractValue> values = new LinkedHashMap<>();
      layer
          .values()
          .forEach(
              (loop, value) -> {
                if (loops.containsKey(loop)) {
                  values.put(loops.get(loop), value);
                }
              });
      layers.add(new InvariantLayer(layer.unwindings(), values));
    }
    return proof.withLayers(layers);
  }
}
