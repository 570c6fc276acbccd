// SPDX-License-Identifier: Apache-2.0
package kiki.project.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import kiki.lower.FileOutline;
import kiki.lower.FileOutline.Definition;
import kiki.util.Location;

/** Which definitions of a project refer to which, across files as a linker sees them. */
final class ReferenceGraph {
  /** A definition as one file sees it. */
  record Node(int unit, Definition definition) {
    boolean isFunction() {
      return definition.kind() == FileOutline.Kind.FUNCTION;
    }

    /** A function in a header is one function, whoever includes it. */
    Location place() {
      return definition.location();
    }
  }

  private final List<FileOutline> outlines;
  private final Map<Integer, Map<String, Node>> ofUnits = new HashMap<>();
  private final Map<String, List<Node>> visible = new HashMap<>();
  private final Map<Integer, Set<String>> claimed = new HashMap<>();
  private final Map<Node, List<Node>> references = new LinkedHashMap<>();

  private ReferenceGraph(List<FileOutline> outlines) {
    this.outlines = outlines;
  }

  static ReferenceGraph of(List<FileOutline> outlines) {
    ReferenceGraph graph = new ReferenceGraph(outlines);
    graph.define();
    graph.refer();
    return graph;
  }

  private void define() {
    for (int unit = 0; unit < outlines.size(); unit++) {
      Map<String, Node> own = new LinkedHashMap<>();
      for (Definition d : outlines.get(unit).definitions()) {
        Node node = new Node(unit, d);
        own.putIfAbsent(d.name(), node);
        if (d.linkage() != FileOutline.Linkage.THIS_FILE) {
          visible.computeIfAbsent(d.name(), _ -> new ArrayList<>()).add(node);
        }
        if (d.linkage() == FileOutline.Linkage.EVERY_FILE) {
          claimed.computeIfAbsent(unit, _ -> new HashSet<>()).add(d.name());
        }
      }
      ofUnits.put(unit, own);
    }
  }

  private void refer() {
    for (Map<String, Node> own : ofUnits.values()) {
      for (Node node : own.values()) {
        references.put(
            node,
            node.definition().references().stream()
                .map(name -> resolved(name, node.unit()))
                .filter(Objects::nonNull)
                .toList());
      }
    }
  }

  /**
   * Programs of one project may define the same names; a definition that is in no file of another
   * program is likely to be meant, and one in the same folder.
   */
  private Node resolved(String name, int unit) {
    Node own = ofUnits.get(unit).get(name);
    if (own != null) {
      return own;
    }
    String folder = folder(outlines.get(unit).file());
    List<Node> candidates = visible.getOrDefault(name, List.of());
    return candidates.stream()
        .min(
            Comparator.comparing((Node n) -> isProgram(n.unit()))
                .thenComparing(n -> !folder(outlines.get(n.unit()).file()).equals(folder)))
        .orElse(null);
  }

  private boolean isProgram(int unit) {
    return claimed.getOrDefault(unit, Set.of()).contains("main");
  }

  private static String folder(String file) {
    return file.substring(0, file.lastIndexOf('/') + 1);
  }

  Set<Node> nodes() {
    return references.keySet();
  }

  /**
   * The files with all that can be reached from a definition, its own first. A file that defines
   * what one of them defines already, another main for instance, belongs to another program.
   */
  Set<Integer> units(Node start) {
    Set<Integer> units = new LinkedHashSet<>();
    Set<String> defined = new HashSet<>();
    Set<Node> seen = new HashSet<>(Set.of(start));
    Deque<Node> work = new ArrayDeque<>(seen);
    link(start.unit(), units, defined);
    while (!work.isEmpty()) {
      for (Node next : references.get(work.pop())) {
        if (link(next.unit(), units, defined) && seen.add(next)) {
          work.push(next);
        }
      }
    }
    return units;
  }

  /** Whether a file is among those that are linked, now or before. */
  private boolean link(int unit, Set<Integer> units, Set<String> defined) {
    Set<String> own = claimed.getOrDefault(unit, Set.of());
    if (!units.contains(unit) && Collections.disjoint(own, defined)) {
      units.add(unit);
      defined.addAll(own);
    }
    return units.contains(unit);
  }

  private Set<Node> reachable(Node start) {
    Set<Node> seen = new LinkedHashSet<>(Set.of(start));
    Deque<Node> work = new ArrayDeque<>(seen);
    while (!work.isEmpty()) {
      for (Node next : references.get(work.pop())) {
        if (seen.add(next)) {
          work.push(next);
        }
      }
    }
    return seen;
  }

  /**
   * Functions, each once, from which all are reached: those that nothing else refers to, and of
   * those that refer to each other only, the first.
   */
  Set<Location> roots() {
    Set<Location> referred = new LinkedHashSet<>();
    references.forEach(
        (node, others) ->
            others.stream()
                .map(Node::place)
                .filter(p -> !p.equals(node.place()))
                .forEach(referred::add));
    Set<Location> roots = new LinkedHashSet<>();
    Set<Location> covered = new LinkedHashSet<>();
    for (Node node : nodes()) {
      if (!referred.contains(node.place())) {
        cover(node, roots, covered);
      }
    }
    for (Node node : nodes()) {
      if (node.isFunction() && !covered.contains(node.place())) {
        cover(node, roots, covered);
      }
    }
    return roots;
  }

  private void cover(Node node, Set<Location> roots, Set<Location> covered) {
    if (node.isFunction()) {
      roots.add(node.place());
      reachable(node).forEach(n -> covered.add(n.place()));
    }
  }
}
