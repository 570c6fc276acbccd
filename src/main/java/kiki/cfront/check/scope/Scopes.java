// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.scope;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.Symbol;

/**
 * The names visible here (C11 6.2.1). One table for each name space holds the innermost meaning; a
 * log of what was hidden restores the outer ones, so that look-up does not depend on the nesting.
 */
public final class Scopes {
  /** The depth of the file scope. */
  static final int FILE = 0;

  private record Binding<T>(T meaning, int depth) {}

  private static final Entity UNDECLARED = new Entity.Undeclared();
  private static final Tag UNDECLARED_TAG = new Tag.Undeclared();

  private final Map<String, Binding<Entity>> names = new HashMap<>();
  private final Map<String, Binding<Tag>> tags = new HashMap<>();
  private final Map<String, Symbol> linked = new LinkedHashMap<>();
  private final List<Runnable> undo = new ArrayList<>();
  private final List<Integer> marks = new ArrayList<>();

  public void open() {
    marks.add(undo.size());
  }

  public void close() {
    int mark = marks.removeLast();
    while (undo.size() > mark) {
      undo.removeLast().run();
    }
  }

  int depth() {
    return marks.size();
  }

  public boolean atFileScope() {
    return marks.isEmpty();
  }

  /** The meaning of a name. */
  public Entity find(String name) {
    Binding<Entity> binding = names.get(name);
    return binding == null ? UNDECLARED : binding.meaning;
  }

  /** The meaning of a name declared in the innermost scope itself. */
  public Entity findHere(String name) {
    Binding<Entity> binding = names.get(name);
    return binding == null || binding.depth != depth() ? UNDECLARED : binding.meaning;
  }

  public boolean isDeclared(String name) {
    return names.containsKey(name);
  }

  public void declare(String name, Entity entity) {
    bind(names, name, entity);
  }

  public Tag findTag(String name) {
    Binding<Tag> binding = tags.get(name);
    return binding == null ? UNDECLARED_TAG : binding.meaning;
  }

  public Tag findTagHere(String name) {
    Binding<Tag> binding = tags.get(name);
    return binding == null || binding.depth != depth() ? UNDECLARED_TAG : binding.meaning;
  }

  public void declareTag(String name, Tag tag) {
    bind(tags, name, tag);
  }

  private <T> void bind(Map<String, Binding<T>> space, String name, T meaning) {
    Binding<T> before = space.put(name, new Binding<>(meaning, depth()));
    if (!atFileScope()) {
      undo.add(() -> restore(space, name, before));
    }
  }

  private static <T> void restore(Map<String, Binding<T>> space, String name, Binding<T> before) {
    if (before == null) {
      space.remove(name);
    } else {
      space.put(name, before);
    }
  }

  /** The symbol with linkage of that name declared anywhere so far (C11 6.2.2). */
  public Optional<Symbol> findLinked(String name) {
    return Optional.ofNullable(linked.get(name));
  }

  public void link(Symbol symbol) {
    linked.put(symbol.name(), symbol);
  }
}
