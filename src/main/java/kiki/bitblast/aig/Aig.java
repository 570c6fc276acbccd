// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.aig;

import java.util.Arrays;
import java.util.function.Supplier;

/**
 * A graph of gates over inputs, hashed structurally and rewritten locally. A literal is twice the
 * number of a node, plus one if negated; an operand's number is smaller than its gate's. Besides
 * conjunctions there are gates that are cheaper as clauses than the conjunctions they stand for.
 */
public final class Aig {
  /** The literal that never holds. */
  public static final int FALSE = 0;

  /** The literal that always holds. */
  public static final int TRUE = 1;

  /** Kind of the node that never holds, number 0. */
  public static final byte CONSTANT = 0;

  /** Kind of a node without operands. */
  public static final byte INPUT = 1;

  /** Kind of a conjunction of two operands. */
  public static final byte AND = 2;

  /** Kind of an exclusive or of two operands. */
  public static final byte XOR = 3;

  /** Kind of an exclusive or of three operands. */
  public static final byte XOR3 = 4;

  /** Kind of a gate that holds if at least two of three operands do. */
  public static final byte MAJORITY = 5;

  /** Kind of a choice: the second operand if the first holds, else the third. */
  public static final byte MUX = 6;

  private static final int INITIAL_CAPACITY = 1 << 12;

  /** Progress is reported whenever the number of nodes is a multiple of this plus one. */
  private static final int PROGRESS_MASK = (1 << 12) - 1;

  private static final Runnable IGNORED = () -> {};

  private byte[] kinds = new byte[INITIAL_CAPACITY];
  private int[] first = new int[INITIAL_CAPACITY];
  private int[] second = new int[INITIAL_CAPACITY];
  private int[] third = new int[INITIAL_CAPACITY];
  private byte[] uses = new byte[INITIAL_CAPACITY];
  private int[] buckets = new int[2 * INITIAL_CAPACITY];
  private int size = 1;
  private Runnable progress = IGNORED;

  /** Number of nodes, the constant included. */
  public int size() {
    return size;
  }

  public static int not(int literal) {
    return literal ^ 1;
  }

  /** The literal, negated if the flag is 1 and not 0. */
  public static int negateIf(int literal, int flag) {
    return literal ^ flag;
  }

  /** The number of the node that a literal stands for or negates. */
  public static int node(int literal) {
    return literal >>> 1;
  }

  /** What a node is: one of the kinds above. */
  public byte kind(int node) {
    return kinds[node];
  }

  /** The first operand of a gate. */
  public int first(int node) {
    return first[node];
  }

  /** The second operand of a gate. */
  public int second(int node) {
    return second[node];
  }

  /** The third operand of a gate. */
  public int third(int node) {
    return third[node];
  }

  /** The number of operands of a node. */
  public int operands(int node) {
    return switch (kinds[node]) {
      case CONSTANT, INPUT -> 0;
      case AND, XOR -> 2;
      default -> 3;
    };
  }

  /** The operand of a gate at a position below {@link #operands}. */
  public int operand(int node, int position) {
    return position == 0 ? first[node] : position == 1 ? second[node] : third[node];
  }

  /** Whether at most one gate has this node as an operand so far. */
  boolean isUsedOnce(int node) {
    return uses[node] <= 1;
  }

  /** A new input, positive. */
  public int input() {
    return append(INPUT, 0, 0, 0) << 1;
  }

  /** New inputs. */
  public int[] inputs(int count) {
    int[] made = new int[count];
    for (int i = 0; i < count; i++) {
      made[i] = input();
    }
    return made;
  }

  public int or(int a, int b) {
    return not(and(not(a), not(b)));
  }

  public int iff(int a, int b) {
    return not(xor(a, b));
  }

  public int implies(int a, int b) {
    return not(and(a, not(b)));
  }

  /** Conjunction, after the two-level rules of Brummayer and Biere (MEMICS 2006). */
  public int and(int a, int b) {
    if (a > b) {
      return and(b, a);
    }
    if (a == FALSE || a == not(b)) {
      return FALSE;
    }
    if (a == TRUE || a == b) {
      return b;
    }
    int simpler = AndRules.rewrite(this, a, b);
    return simpler >= 0 ? simpler : hashed(AND, a, b, 0) << 1;
  }

  public int xor(int a, int b) {
    int sign = (a ^ b) & 1;
    int x = Math.min(a & ~1, b & ~1);
    int y = Math.max(a & ~1, b & ~1);
    if (x == y) {
      return FALSE ^ sign;
    }
    if (x == FALSE) {
      return y ^ sign;
    }
    int n = node(y);
    if (kinds[n] == XOR && (first[n] == x || second[n] == x)) {
      return (first[n] == x ? second[n] : first[n]) ^ sign;
    }
    return hashed(XOR, x, y, 0) << 1 ^ sign;
  }

  /** The sum bit of a full adder. */
  public int xor3(int a, int b, int c) {
    int sign = (a ^ b ^ c) & 1;
    int x = a & ~1;
    int y = b & ~1;
    int z = c & ~1;
    if (x == y || x == FALSE || y == FALSE || z == FALSE || y == z || x == z) {
      return xor(xor(x, y), z) ^ sign;
    }
    int low = Math.min(x, Math.min(y, z));
    int high = Math.max(x, Math.max(y, z));
    return hashed(XOR3, low, x ^ y ^ z ^ low ^ high, high) << 1 ^ sign;
  }

  /** The carry bit of a full adder: at least two of three. */
  public int majority(int a, int b, int c) {
    if (node(a) == node(b)) {
      return a == b ? a : c;
    }
    if (node(a) == node(c)) {
      return a == c ? a : b;
    }
    if (node(b) == node(c)) {
      return b == c ? b : a;
    }
    int low = Math.min(a, Math.min(b, c));
    int high = Math.max(a, Math.max(b, c));
    int middle = a ^ b ^ c ^ low ^ high;
    if (node(low) == 0) {
      return low == FALSE ? and(middle, high) : or(middle, high);
    }
    // The gate is its own dual: negating all operands negates it.
    int sign = low & 1;
    return hashed(MAJORITY, low ^ sign, middle ^ sign, high ^ sign) << 1 ^ sign;
  }

  /** {@code a} if the condition holds, else {@code b}. */
  public int mux(int condition, int a, int b) {
    if (a == b) {
      return a;
    }
    if (node(condition) == 0) {
      return condition == TRUE ? a : b;
    }
    if ((condition & 1) == 1) {
      return mux(not(condition), b, a);
    }
    if (a == not(b)) {
      return iff(condition, a);
    }
    if (a == TRUE || a == condition) {
      return or(condition, b);
    }
    if (a == FALSE || a == not(condition)) {
      return and(not(condition), b);
    }
    if (b == FALSE || b == condition) {
      return and(condition, a);
    }
    if (b == TRUE || b == not(condition)) {
      return or(not(condition), a);
    }
    int sign = a & 1;
    return hashed(MUX, condition, a ^ sign, b ^ sign) << 1 ^ sign;
  }

  private int hashed(byte kind, int a, int b, int c) {
    int mask = buckets.length - 1;
    int slot = hash(kind, a, b, c) & mask;
    while (buckets[slot] != 0) {
      int node = buckets[slot];
      if (kinds[node] == kind && first[node] == a && second[node] == b && third[node] == c) {
        return node;
      }
      slot = (slot + 1) & mask;
    }
    int made = append(kind, a, b, c);
    buckets[slot] = made;
    use(a);
    use(b);
    if (kind != AND && kind != XOR) {
      use(c);
    }
    if (2 * size > buckets.length) {
      rehash();
    }
    return made;
  }

  private void use(int literal) {
    int node = node(literal);
    if (uses[node] < 2) {
      uses[node]++;
    }
  }

  /**
   * Makes nodes while calling {@code during} now and then; if that throws, the nodes made so far
   * stay, and making the same again reuses them.
   */
  public <T> T build(Runnable during, Supplier<T> circuit) {
    progress = during;
    try {
      return circuit.get();
    } finally {
      progress = IGNORED;
    }
  }

  private int append(byte kind, int a, int b, int c) {
    if ((size & PROGRESS_MASK) == 0) {
      progress.run();
    }
    if (size == kinds.length) {
      int larger = size + (size >> 1);
      kinds = Arrays.copyOf(kinds, larger);
      first = Arrays.copyOf(first, larger);
      second = Arrays.copyOf(second, larger);
      third = Arrays.copyOf(third, larger);
      uses = Arrays.copyOf(uses, larger);
    }
    kinds[size] = kind;
    first[size] = a;
    second[size] = b;
    third[size] = c;
    return size++;
  }

  private void rehash() {
    buckets = new int[2 * buckets.length];
    int mask = buckets.length - 1;
    for (int node = 1; node < size; node++) {
      if (kinds[node] != INPUT) {
        int slot = hash(kinds[node], first[node], second[node], third[node]) & mask;
        while (buckets[slot] != 0) {
          slot = (slot + 1) & mask;
        }
        buckets[slot] = node;
      }
    }
  }

  private static int hash(byte kind, int a, int b, int c) {
    int hash = (a * 0x9E3779B1 + b) * 0x85EBCA6B + c * 0xC2B2AE35 + kind;
    hash ^= hash >>> 15;
    hash *= 0x27D4EB2F;
    return hash ^ (hash >>> 13);
  }
}
