package kiki.bitblast;

import java.math.BigInteger;
import java.util.Arrays;
import kiki.sat.SatSolver;
import kiki.term.Sort;
import kiki.term.Value;
import kiki.util.ieee.IeeeFloat;

/**
 * The values of literals in the SAT solver's last model. Inputs are looked up, gates computed from
 * them: with half-defined gates the model's value of a gate need not be the gate's.
 */
public final class Model {
  private static final byte UNKNOWN = 0;
  private static final byte FALSE = 1;
  private static final byte TRUE = 2;

  private final Aig aig;
  private final CnfEncoder encoder;
  private final SatSolver sat;
  private byte[] values = new byte[0];
  private int[] stack = new int[64];

  /** Requires that the SAT solver stays in the state with the model while this is used. */
  public Model(Aig aig, CnfEncoder encoder, SatSolver sat) {
    this.aig = aig;
    this.encoder = encoder;
    this.sat = sat;
  }

  public boolean holds(int literal) {
    int node = Aig.node(literal);
    if (node >= values.length) {
      values = Arrays.copyOf(values, Math.max(node + 1, aig.size()));
    }
    if (values[node] == UNKNOWN) {
      compute(node);
    }
    return (values[node] == TRUE) != ((literal & 1) == 1);
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
      if (values[node] != UNKNOWN) {
        size--;
        continue;
      }
      if (size + 3 > stack.length) {
        stack = Arrays.copyOf(stack, 2 * stack.length);
      }
      int before = size;
      switch (aig.kind(node)) {
        case Aig.CONSTANT -> values[node] = FALSE;
        case Aig.INPUT -> {
          int variable = encoder.variable(node);
          values[node] = variable != 0 && sat.value(variable) ? TRUE : FALSE;
        }
        case Aig.AND, Aig.XOR -> {
          size = pushUnknown(aig.second(node), size);
          size = pushUnknown(aig.first(node), size);
        }
        default -> {
          size = pushUnknown(aig.third(node), size);
          size = pushUnknown(aig.second(node), size);
          size = pushUnknown(aig.first(node), size);
        }
      }
      if (size == before) {
        if (values[node] == UNKNOWN) {
          values[node] = gate(node) ? TRUE : FALSE;
        }
        size--;
      }
    }
  }

  private int pushUnknown(int literal, int size) {
    int node = Aig.node(literal);
    if (values[node] == UNKNOWN) {
      stack[size] = node;
      return size + 1;
    }
    return size;
  }

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
    return (values[Aig.node(literal)] == TRUE) != ((literal & 1) == 1);
  }
}
