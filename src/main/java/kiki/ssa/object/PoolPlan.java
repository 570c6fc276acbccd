// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import kiki.cfront.type.CType;
import kiki.pointer.MemoryObject;
import kiki.pointer.Place;
import kiki.pointer.PointsTo;

/**
 * Which allocation sites make the objects of which pools. Only executing the program tells what a
 * site makes, so what an execution finds is the plan of the next one; the first one has no pools.
 *
 * <p>A site that a loop may execute again gets a pool. Sites whose objects are linked to each other
 * share one, so that indices tell the order in which the objects of a data structure were made.
 */
public final class PoolPlan {
  /** What an allocation makes: a number of bytes, filled with elements of a type. */
  record Content(CType element, long bytes) {}

  /** A pool to be. */
  record Group(List<MemoryObject.Allocated> sites, Content content) {
    Group {
      sites = List.copyOf(sites);
    }
  }

  private final PointsTo pointsTo;
  private final Map<MemoryObject.Allocated, Set<Content>> made = new LinkedHashMap<>();
  private final Set<MemoryObject.Allocated> repeated = new LinkedHashSet<>();
  private final Set<MemoryObject.Allocated> recursive = new LinkedHashSet<>();
  private final Set<MemoryObject.Allocated> unsuitable = new LinkedHashSet<>();
  private List<Group> groups = List.of();

  public PoolPlan(PointsTo pointsTo) {
    this.pointsTo = pointsTo;
  }

  List<Group> groups() {
    return groups;
  }

  /** Notes that a loop may execute the site again. */
  public void repeat(MemoryObject.Allocated site) {
    repeated.add(site);
  }

  /** Notes that a recursion may execute the site again. */
  public void recur(MemoryObject.Allocated site) {
    recursive.add(site);
  }

  /**
   * Whether which object of the site is meant by a number depends on the unwinding: an object of a
   * copy of a loop is another one when the loop starts in another iteration. Invariants must not
   * speak about it.
   */
  public boolean isRenumbered(MemoryObject site) {
    return site instanceof MemoryObject.Allocated a
        && (repeated.contains(a) || recursive.contains(a));
  }

  /** The sites whose first object is the same one in every form, by their places in the plan. */
  SortedMap<Integer, MemoryObject.Allocated> single() {
    SortedMap<Integer, MemoryObject.Allocated> found = new TreeMap<>();
    int place = 0;
    for (MemoryObject.Allocated site : made.keySet()) {
      if (!isRenumbered(site) && !isPooled(site)) {
        found.put(place, site);
      }
      place++;
    }
    return found;
  }

  /** Notes what the site makes. */
  void make(MemoryObject.Allocated site, Content content) {
    made.computeIfAbsent(site, s -> new LinkedHashSet<>()).add(content);
  }

  /** Notes that some objects of the site cannot be in a pool. */
  void exclude(MemoryObject.Allocated site) {
    unsuitable.add(site);
  }

  /** Whether all objects of the site, as far as they are known, are in pools. */
  public boolean isPooled(MemoryObject.Allocated site) {
    return !unsuitable.contains(site)
        && made.containsKey(site)
        && made.get(site).stream().allMatch(c -> hasGroup(site, c));
  }

  private boolean hasGroup(MemoryObject.Allocated site, Content content) {
    return groups.stream().anyMatch(g -> g.content().equals(content) && g.sites().contains(site));
  }

  /** Takes in what was noted; says whether the program must be executed again. */
  public boolean revise() {
    List<Group> before = groups;
    Set<Content> contents = new LinkedHashSet<>();
    made.values().forEach(contents::addAll);
    List<Group> revised = new ArrayList<>();
    for (Content content : contents) {
      for (Set<MemoryObject.Allocated> linked : linked(content)) {
        if (linked.stream().anyMatch(repeated::contains)) {
          revised.add(new Group(List.copyOf(linked), content));
        }
      }
    }
    groups = List.copyOf(revised);
    return !groups.equals(before);
  }

  /** Classes of the sites that make the content: one holds pointers to the other, or both. */
  private List<Set<MemoryObject.Allocated>> linked(Content content) {
    List<Set<MemoryObject.Allocated>> classes = new ArrayList<>();
    for (MemoryObject.Allocated site : made.keySet()) {
      if (made.get(site).contains(content)) {
        classes.add(new LinkedHashSet<>(Set.of(site)));
      }
    }
    for (MemoryObject.Allocated holder : made.keySet()) {
      Set<MemoryObject> together = new LinkedHashSet<>();
      together.add(holder);
      pointsTo.storedAnywhere(holder).stream().map(Place::object).forEach(together::add);
      unite(classes, together);
    }
    return classes;
  }

  private static void unite(List<Set<MemoryObject.Allocated>> classes, Set<MemoryObject> together) {
    Set<MemoryObject.Allocated> first = null;
    List<Set<MemoryObject.Allocated>> merged = new ArrayList<>();
    for (Set<MemoryObject.Allocated> one : classes) {
      if (one.stream().anyMatch(together::contains)) {
        if (first == null) {
          first = one;
        } else {
          first.addAll(one);
          merged.add(one);
        }
      }
    }
    merged.forEach(m -> classes.removeIf(c -> c == m));
  }
}
