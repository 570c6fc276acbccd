// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.pointer.MemoryObject;
import kiki.ssa.form.PoolView;
import kiki.ssa.form.SsaVariable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.util.Location;

/**
 * The objects that some allocation sites make, any number of them: for each leaf of their type an
 * array from the object's index to its value. An allocation takes the next index.
 */
public final class Pool implements PoolView {
  private final List<MemoryObject.Allocated> sites;
  private final Term representative;
  private final PoolReads arrays = new PoolReads();
  private final Map<Term, SsaVariable> reads = new LinkedHashMap<>();
  private final PointerTargets candidates;
  private ObjectInstance object;

  Pool(List<MemoryObject.Allocated> sites, PointerTargets candidates, Term representative) {
    this.sites = List.copyOf(sites);
    this.candidates = candidates;
    this.representative = representative;
  }

  @Override
  public List<MemoryObject.Allocated> sites() {
    return sites;
  }

  /** The object at the representative index; its cells are those of all. */
  public ObjectInstance object() {
    return object;
  }

  void represent(ObjectInstance made) {
    object = made;
  }

  /** Where arrays of the pool are read. */
  public PoolReads arrays() {
    return arrays;
  }

  @Override
  public int number() {
    return object.number();
  }

  @Override
  public String name() {
    List<String> places = new ArrayList<>();
    for (MemoryObject.Allocated site : sites) {
      Location at = site.site().location();
      places.add(at.line() + ":" + at.column());
    }
    return "allocated@" + String.join(",", places);
  }

  @Override
  public boolean isTargetOf(Term pointer) {
    return candidates.of(pointer).get(number());
  }

  @Override
  public Term representative() {
    return representative;
  }

  /** Notes a value that was read. */
  void read(Cell cell, Term value) {
    if (!(value instanceof Constant)) {
      reads.putIfAbsent(value, object.poolVariable(cell));
    }
  }

  @Override
  public Map<Term, SsaVariable> reads() {
    return Collections.unmodifiableMap(reads);
  }

  @Override
  public List<Term> accessed(Collection<Term> given) {
    return arrays.of(given).stream().filter(index -> index != representative).toList();
  }
}
