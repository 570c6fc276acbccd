// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

/**
 * A persistent map from non-negative integers, a big-endian Patricia trie (Okasaki and Gill, "Fast
 * mergeable integer maps"). Maps that share parts are merged at the cost of what differs, which is
 * what makes joining paths cheap.
 */
public final class IntMap<V> {
  /** Combines what two maps hold under a key; an argument is null where a map has no entry. */
  public interface Merger<V> {
    /** The merged value, or null for none. */
    V merge(int key, V left, V right);
  }

  /** Sees an entry. */
  public interface Visitor<V> {
    void visit(int key, V value);
  }

  private sealed interface Node<V> permits Leaf, Branch {}

  private record Leaf<V>(int key, V value) implements Node<V> {}

  /** Keys agree above {@code bit} with {@code prefix}; those in {@code zero} have the bit clear. */
  private record Branch<V>(int prefix, int bit, Node<V> zero, Node<V> one) implements Node<V> {}

  private final Node<V> root;

  private IntMap(Node<V> root) {
    this.root = root;
  }

  public static <V> IntMap<V> empty() {
    return new IntMap<>(null);
  }

  public boolean containsKey(int key) {
    return get(key) != null;
  }

  /** The value, or null where there is none, as of a {@link java.util.Map}. */
  public V get(int key) {
    Node<V> at = root;
    while (at instanceof Branch<V>(int prefix, int bit, Node<V> zero, Node<V> one)) {
      at = (key & bit) == 0 ? zero : one;
    }
    return at instanceof Leaf<V>(int found, V value) && found == key ? value : null;
  }

  public IntMap<V> with(int key, V value) {
    Node<V> changed = insert(root, key, value);
    return changed == root ? this : new IntMap<>(changed);
  }

  public IntMap<V> without(int key) {
    Node<V> changed = remove(root, key);
    return changed == root ? this : new IntMap<>(changed);
  }

  /** Whether both are the same map object inside; a quick sufficient test for equality. */
  boolean isSame(IntMap<V> other) {
    return root == other.root;
  }

  public void forEach(Visitor<V> visitor) {
    visit(root, visitor);
  }

  /** Merges entry by entry; parts that both maps share are kept without looking at them. */
  public IntMap<V> merge(IntMap<V> other, Merger<V> merger) {
    Node<V> merged = merge(root, other.root, merger);
    return merged == root ? this : merged == other.root ? other : new IntMap<>(merged);
  }

  private static <V> void visit(Node<V> node, Visitor<V> visitor) {
    switch (node) {
      case null -> {}
      case Leaf<V>(int key, V value) -> visitor.visit(key, value);
      case Branch<V>(int prefix, int bit, Node<V> zero, Node<V> one) -> {
        visit(zero, visitor);
        visit(one, visitor);
      }
    }
  }

  private static <V> Node<V> insert(Node<V> node, int key, V value) {
    return switch (node) {
      case null -> new Leaf<>(key, value);
      case Leaf<V>(int found, V old) -> {
        if (found != key) {
          yield join(key, new Leaf<>(key, value), found, node);
        }
        yield old == value ? node : new Leaf<>(key, value);
      }
      case Branch<V>(int prefix, int bit, Node<V> zero, Node<V> one) -> {
        if (!matches(key, prefix, bit)) {
          yield join(key, new Leaf<>(key, value), prefix, node);
        }
        yield (key & bit) == 0
            ? branch(node, prefix, bit, insert(zero, key, value), one)
            : branch(node, prefix, bit, zero, insert(one, key, value));
      }
    };
  }

  private static <V> Node<V> remove(Node<V> node, int key) {
    return switch (node) {
      case null -> null;
      case Leaf<V>(int found, V old) -> found == key ? null : node;
      case Branch<V>(int prefix, int bit, Node<V> zero, Node<V> one) -> {
        if (!matches(key, prefix, bit)) {
          yield node;
        }
        yield (key & bit) == 0
            ? branch(node, prefix, bit, remove(zero, key), one)
            : branch(node, prefix, bit, zero, remove(one, key));
      }
    };
  }

  private static <V> Node<V> merge(Node<V> a, Node<V> b, Merger<V> merger) {
    if (a == b) {
      return a;
    }
    if (a == null) {
      return oneSided(b, (key, value) -> merger.merge(key, null, value));
    }
    if (b == null) {
      return oneSided(a, (key, value) -> merger.merge(key, value, null));
    }
    if (a instanceof Leaf<V>(int key, V value)) {
      return mergeLeft(key, value, a, b, merger);
    }
    if (b instanceof Leaf<V>(int key, V value)) {
      return mergeLeft(key, value, b, a, (k, left, right) -> merger.merge(k, right, left));
    }
    return mergeBranches((Branch<V>) a, (Branch<V>) b, merger);
  }

  /** Merges a leaf with a tree that may hold its key. */
  private static <V> Node<V> mergeLeft(
      int key, V value, Node<V> leaf, Node<V> tree, Merger<V> merger) {
    return switch (tree) {
      case null -> oneSided(leaf, (k, v) -> merger.merge(k, v, null));
      case Leaf<V>(int found, V other) -> {
        if (found != key) {
          yield apart(key, leaf, found, tree, merger);
        }
        V merged = value == other ? value : merger.merge(key, value, other);
        yield merged == null ? null : merged == value ? leaf : insert(tree, key, merged);
      }
      case Branch<V>(int prefix, int bit, Node<V> zero, Node<V> one) -> {
        if (!matches(key, prefix, bit)) {
          yield apart(key, leaf, prefix, tree, merger);
        }
        yield (key & bit) == 0
            ? branch(tree, prefix, bit, merge(leaf, zero, merger), merge(null, one, merger))
            : branch(tree, prefix, bit, merge(null, zero, merger), merge(leaf, one, merger));
      }
    };
  }

  private static <V> Node<V> mergeBranches(Branch<V> a, Branch<V> b, Merger<V> merger) {
    if (a.bit == b.bit && a.prefix == b.prefix) {
      Node<V> zero = merge(a.zero, b.zero, merger);
      Node<V> one = merge(a.one, b.one, merger);
      return zero == b.zero && one == b.one ? b : branch(a, a.prefix, a.bit, zero, one);
    }
    if (Integer.compareUnsigned(a.bit, b.bit) > 0 && matches(b.prefix, a.prefix, a.bit)) {
      return (b.prefix & a.bit) == 0
          ? branch(a, a.prefix, a.bit, merge(a.zero, b, merger), merge(a.one, null, merger))
          : branch(a, a.prefix, a.bit, merge(a.zero, null, merger), merge(a.one, b, merger));
    }
    if (Integer.compareUnsigned(b.bit, a.bit) > 0 && matches(a.prefix, b.prefix, b.bit)) {
      return (a.prefix & b.bit) == 0
          ? branch(b, b.prefix, b.bit, merge(a, b.zero, merger), merge(null, b.one, merger))
          : branch(b, b.prefix, b.bit, merge(null, b.zero, merger), merge(a, b.one, merger));
    }
    return apart(a.prefix, a, b.prefix, b, merger);
  }

  private static <V> Node<V> apart(int keyA, Node<V> a, int keyB, Node<V> b, Merger<V> merger) {
    Node<V> left = merge(a, null, merger);
    Node<V> right = merge(null, b, merger);
    if (left == null || right == null) {
      return left == null ? right : left;
    }
    return join(keyA, left, keyB, right);
  }

  /** Rebuilds a subtree that only one map has. */
  private static <V> Node<V> oneSided(Node<V> node, OneSided<V> keep) {
    return switch (node) {
      case null -> null;
      case Leaf<V>(int key, V value) -> {
        V kept = keep.apply(key, value);
        yield kept == null ? null : kept == value ? node : new Leaf<>(key, kept);
      }
      case Branch<V>(int prefix, int bit, Node<V> zero, Node<V> one) ->
          branch(node, prefix, bit, oneSided(zero, keep), oneSided(one, keep));
    };
  }

  private interface OneSided<V> {
    V apply(int key, V value);
  }

  private static <V> Node<V> branch(Node<V> old, int prefix, int bit, Node<V> zero, Node<V> one) {
    if (zero == null || one == null) {
      return zero == null ? one : zero;
    }
    return old instanceof Branch<V> b && b.bit == bit && b.zero == zero && b.one == one
        ? b
        : new Branch<>(prefix, bit, zero, one);
  }

  private static <V> Node<V> join(int keyA, Node<V> a, int keyB, Node<V> b) {
    int bit = Integer.highestOneBit(keyA ^ keyB);
    int prefix = keyA & -bit & ~bit;
    return (keyA & bit) == 0 ? new Branch<>(prefix, bit, a, b) : new Branch<>(prefix, bit, b, a);
  }

  private static boolean matches(int key, int prefix, int bit) {
    return (key & -bit & ~bit) == prefix;
  }
}
