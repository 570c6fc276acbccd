// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.aig;

import java.math.BigInteger;
import java.util.Arrays;
import kiki.sat.SatSolver;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.IeeeFloat;

/**
 * The values of literals in the SAT solver's last model. Inputs and fully defined gates are looked
 * up, other gates computed from their operands: of a gate that is defined by halves, the model's
 * value need not be the gate's. One instance serves all models of a solver, one after the other.
 */
public final class AigModel {
  private final Aig aig;
  private final CnfEncoder encoder;
  private final SatSolver sat;

  /** By node: twice the number of the model it was computed in, plus one if true. */
  private int[] values = new int[0];

  private int[] stack = new int[64];
  private int number;

  public AigModel(Aig aig, CnfEncoder encoder, SatSolver sat) {
    this.aig = aig;
    this.encoder = encoder;
    this.sat = sat;
  }

  /** Starts on the model the SAT solver has just found; it must stay in that state. */
  public void startNext() {
    number += 2;
  }

  public boolean holds(int literal) {
    int node = Aig.node(literal);
    boolean value = isLookedUp(node) ? lookUp(node) : computed(node);
    return value != ((literal & 1) == 1);
  }

  private boolean isLookedUp(int node) {
    return aig.kind(node) <= Aig.INPUT || encoder.isFullyDefined(node);
  }

  private boolean lookUp(int node) {
    int literal = encoder.variable(node);
    return literal != 0 && node != 0 && sat.value(literal);
  }

  private boolean computed(int node) {
    if (aig.size() > values.length) {
      values = Arrays.copyOf(values, aig.size() + (aig.size() >> 1));
    }
    if (!isKnown(node)) {
      compute(node);
    }
    return (values[node] & 1) == 1;
  }

  private boolean isKnown(int node) {
    return values[node] >= number;
  }

  /** The number a word spells. */
  public BigInteger number(int[] bits) {
    byte[] magnitude = new byte[bits.length / 8 + 1];
    for (int i = 0; i < bits.length; i++) {
      if (holds(bits[i])) {
        magnitude[magnitude.length - 1 - i / 8] |= (byte) (1 << (i % 8));
      }
    }
    return new BigInteger(1, magnitude);
  }

  /** The value of a sort other than arrays that a word encodes. */
  public Value value(Sort sort, int[] bits) {
    return switch (sort) {
      case Sort.Bool _ -> Value.Bool.of(holds(bits[0]));
      case Sort.BitVec vector -> new Value.Bits(vector.width(), number(bits));
      case Sort.Float floating ->
          new Value.Float(IeeeFloat.fromBits(floating.format(), number(bits)));
      case Sort.Array _ -> throw new IllegalArgumentException("an array has no bits");
    };
  }

  private void compute(int root) {
    int size = 0;
    stack[size++] = root;
    while (size > 0) {
      int node = stack[size - 1];
      if (size + 3 > stack.length) {
        stack = Arrays.copyOf(stack, 2 * stack.length);
      }
      int before = size;
      if (!isKnown(node)) {
        size = pushUnknown(aig.first(node), size);
        size = pushUnknown(aig.second(node), size);
        if (aig.kind(node) > Aig.XOR) {
          size = pushUnknown(aig.third(node), size);
        }
      }
      if (size == before) {
        values[node] = number + (gate(node) ? 1 : 0);
        size--;
      }
    }
  }

  private int pushUnknown(int literal, int size) {
    int node = Aig.node(literal);
    if (isLookedUp(node) || isKnown(node)) {
      return size;
    }
    stack[size] = node;
    return size + 1;
  }

  /** The value of a gate whose operands' values are known. */
  private boolean gate(int node) {
    boolean a = known(aig.first(node));
    boolean b = known(aig.second(node));
    return switch (aig.kind(node)) {
      case Aig.AND -> a && b;
      case Aig.XOR -> a ^ b;
      case Aig.XOR3 -> a ^ b ^ known(aig.third(node));
      case Aig.MAJORITY -> a ? b || known(aig.third(node)) : b && known(aig.third(node));
      case Aig.MUX -> a ? b : known(aig.third(node));
      default -> throw new IllegalStateException("node " + node + " is no gate");
    };
  }

  private boolean known(int literal) {
    int node = Aig.node(literal);
    boolean value = isLookedUp(node) ? lookUp(node) : (values[node] & 1) == 1;
    return value != ((literal & 1) == 1);
  }
}
