// SPDX-License-Identifier: Apache-2.0
package kiki.lsp;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.lower.FileOutline;
import kiki.lower.FileOutline.Definition;

/** The functions of a text at which executions start, so that all of it is executed. */
final class Roots {
  private final FileOutline outline;
  private final Map<String, Set<String>> references = new LinkedHashMap<>();

  private Roots(FileOutline outline) {
    this.outline = outline;
  }

  /** {@code main}, what nothing refers to, and of cycles the first that nothing else leads to. */
  static List<Definition> of(FileOutline outline, DocumentText text) {
    return new Roots(outline).find(functions(outline, text));
  }

  /** The functions that the text itself defines, in its order. */
  static List<Definition> functions(FileOutline outline, DocumentText text) {
    return outline.definitions().stream()
        .filter(d -> d.kind() == FileOutline.Kind.FUNCTION && text.contains(d.location()))
        .toList();
  }

  private List<Definition> find(List<Definition> functions) {
    Set<String> referred = new LinkedHashSet<>();
    for (Definition d : outline.definitions()) {
      references.put(d.name(), d.references());
      d.references().stream().filter(r -> !r.equals(d.name())).forEach(referred::add);
    }
    Set<String> roots = new LinkedHashSet<>();
    Set<String> reached = new LinkedHashSet<>();
    functions.stream()
        .map(Definition::name)
        .filter(n -> n.equals("main") || !referred.contains(n))
        .forEach(n -> add(n, roots, reached));
    functions.stream()
        .map(Definition::name)
        .filter(n -> !reached.contains(n))
        .forEach(n -> add(n, roots, reached));
    return functions.stream().filter(f -> roots.contains(f.name())).toList();
  }

  private void add(String root, Set<String> roots, Set<String> reached) {
    if (reached.contains(root) && !root.equals("main")) {
      return;
    }
    roots.add(root);
    Deque<String> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      String name = open.pop();
      if (reached.add(name)) {
        open.addAll(references.getOrDefault(name, Set.of()));
      }
    }
  }
}
