// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.aig;

import java.util.Arrays;
import kiki.sat.SatSolver;

/**
 * Gives nodes of the graph SAT variables and clauses, as far as constraints need them. Of a gate
 * used in one polarity only, one half of the definition is enough (Plaisted, Greenbaum 1986); the
 * other half follows when the other polarity is met. A model of the clauses, read at the inputs,
 * therefore satisfies what was required, but variables of gates may differ from their gates'
 * values.
 */
public final class CnfEncoder {
  /** The gate's variable implies the gate. */
  private static final int DOWN = 1;

  /** The gate implies its variable. */
  private static final int UP = 2;

  /** The number of gates between two reports of progress, less one. */
  private static final int PROGRESS_MASK = 1023;

  private final Aig aig;
  private final SatSolver sat;
  private final ClauseWriter clauses;

  /** By node: a SAT literal that stands for it, zero if there is none. */
  private int[] variables = new int[1 << 12];

  private byte[] halves = new byte[1 << 12];
  private int[] stack = new int[1 << 10];
  private int stackSize;
  private final int[] gathered = new int[BlastingTuning.GATHERED_LITERALS + 2];
  private int gatheredSize;
  private final Runnable progress;

  /** Calls {@code progress} between gates; if it throws, the next call goes on from there. */
  public CnfEncoder(Aig aig, SatSolver sat, Runnable progress) {
    this.aig = aig;
    this.sat = sat;
    this.clauses = new ClauseWriter(sat);
    this.progress = progress;
  }

  /** Number of clauses given to the SAT solver. */
  public long clauses() {
    return clauses.count();
  }

  /** The SAT literal of a node, or zero if it has none. */
  int variable(int node) {
    return node < variables.length ? variables[node] : 0;
  }

  /** Whether the SAT literal of a node equals the node in every model of the clauses. */
  boolean isFullyDefined(int node) {
    return node < halves.length && halves[node] == (DOWN | UP);
  }

  /** A SAT literal that, when true, makes the graph's literal true. */
  public int assumption(int literal) {
    int result = satLiteral(literal);
    demand(literal);
    drain();
    return result;
  }

  /** Requires the literal, for good. */
  public void require(int literal) {
    require(literal, 0);
  }

  /**
   * Requires that the literal holds whenever the SAT literal {@code guard} is true; a zero guard
   * means always.
   */
  public void require(int literal, int guard) {
    IntStack conjuncts = new IntStack();
    conjuncts.push(literal);
    while (!conjuncts.isEmpty()) {
      int next = conjuncts.pop();
      int node = Aig.node(next);
      if (next == Aig.TRUE || variable(node) != 0) {
        requireClause(next, guard);
      } else if ((next & 1) == 0 && aig.kind(node) == Aig.AND) {
        conjuncts.push(aig.second(node));
        conjuncts.push(aig.first(node));
      } else if (aig.kind(node) == Aig.XOR) {
        requireEqual(aig.first(node), Aig.negateIf(aig.second(node), ~next & 1), guard);
      } else {
        requireClause(next, guard);
      }
    }
    drain();
  }

  /** Two literals that are always equal share a variable, so that an equation costs nothing. */
  private void requireEqual(int a, int b, int guard) {
    if (guard == 0 && variable(Aig.node(b)) == 0) {
      satLiteral(a, b);
    } else if (guard == 0 && variable(Aig.node(a)) == 0) {
      satLiteral(b, a);
    } else {
      int x = satLiteral(a);
      int y = satLiteral(b);
      clauses.start(guard).with(-x).with(y).end();
      clauses.start(guard).with(x).with(-y).end();
    }
    demandBoth(a);
    demandBoth(b);
  }

  private void requireClause(int literal, int guard) {
    if (literal == Aig.TRUE) {
      return;
    }
    gatheredSize = 0;
    if ((literal & 1) == 1 && canDissolve(Aig.node(literal))) {
      gather(Aig.not(literal));
      for (int i = 0; i < gatheredSize; i++) {
        gathered[i] = Aig.not(gathered[i]);
      }
    } else if (literal != Aig.FALSE) {
      gathered[gatheredSize++] = literal;
    }
    clauses.start(guard);
    for (int i = 0; i < gatheredSize; i++) {
      clauses.with(satLiteral(gathered[i]));
    }
    clauses.end();
    for (int i = 0; i < gatheredSize; i++) {
      demand(gathered[i]);
    }
  }

  private boolean canDissolve(int node) {
    return aig.kind(node) == Aig.AND && variable(node) == 0;
  }

  /** Adds the conjuncts of a positive conjunction to those gathered. */
  private void gather(int conjunction) {
    int node = Aig.node(conjunction);
    gatherOperand(aig.first(node), 1);
    gatherOperand(aig.second(node), 0);
  }

  /** Dissolves an operand that no other gate uses, leaving room for those still to come. */
  private void gatherOperand(int literal, int pending) {
    int node = Aig.node(literal);
    boolean dissolves =
        (literal & 1) == 0
            && canDissolve(node)
            && aig.isUsedOnce(node)
            && gatheredSize + pending + 2 <= BlastingTuning.GATHERED_LITERALS;
    if (dissolves) {
      gatherOperand(aig.first(node), pending + 1);
      gatherOperand(aig.second(node), pending);
    } else {
      gathered[gatheredSize++] = literal;
    }
  }

  private void reserve(int node) {
    if (node >= variables.length) {
      int larger = Math.max(node + 1, aig.size() + (aig.size() >> 1));
      variables = Arrays.copyOf(variables, larger);
      halves = Arrays.copyOf(halves, larger);
    }
  }

  /** Gives the second literal, which has no variable, the variable of the first. */
  private void satLiteral(int literal, int alias) {
    int shared = satLiteral(literal);
    reserve(Aig.node(alias));
    variables[Aig.node(alias)] = (alias & 1) == 0 ? shared : -shared;
  }

  private int satLiteral(int literal) {
    int node = Aig.node(literal);
    reserve(node);
    if (variables[node] == 0) {
      variables[node] = sat.newVariable();
      if (node == 0) {
        clauses.unit(-variables[0]);
      }
    }
    return (literal & 1) == 0 ? variables[node] : -variables[node];
  }

  /** Schedules the half of a gate's definition that a use of this literal needs. */
  private void demand(int literal) {
    push(Aig.node(literal), (literal & 1) == 0 ? DOWN : UP);
  }

  private void demandBoth(int literal) {
    push(Aig.node(literal), DOWN | UP);
  }

  private void push(int node, int wanted) {
    int missing = wanted & ~halves[node];
    if (missing != 0) {
      halves[node] |= (byte) missing;
      if (aig.kind(node) >= Aig.AND) {
        if (stackSize + 2 > stack.length) {
          stack = Arrays.copyOf(stack, 2 * stack.length);
        }
        stack[stackSize++] = node;
        stack[stackSize++] = missing;
      }
    }
  }

  /** Completes an encoding that was interrupted. */
  public void resume() {
    drain();
  }

  private void drain() {
    int steps = 0;
    while (stackSize > 0) {
      if ((++steps & PROGRESS_MASK) == 0) {
        progress.run();
      }
      int missing = stack[--stackSize];
      int node = stack[--stackSize];
      switch (aig.kind(node)) {
        case Aig.AND -> defineAnd(node, missing);
        case Aig.XOR -> defineXor(node, missing);
        case Aig.XOR3 -> defineXor3(node, missing);
        case Aig.MAJORITY -> defineMajority(node, missing);
        case Aig.MUX -> defineMux(node, missing);
        default -> throw new IllegalStateException("node " + node + " is no gate");
      }
    }
  }

  private void defineAnd(int node, int missing) {
    int gate = variables[node];
    gatheredSize = 0;
    gather(node << 1);
    int count = gatheredSize;
    if ((missing & UP) != 0) {
      clauses.start(0);
      for (int i = 0; i < count; i++) {
        clauses.with(-satLiteral(gathered[i]));
      }
      clauses.with(gate).end();
      for (int i = 0; i < count; i++) {
        demand(Aig.not(gathered[i]));
      }
    }
    if ((missing & DOWN) != 0) {
      for (int i = 0; i < count; i++) {
        int operand = satLiteral(gathered[i]);
        clauses.add(-gate, operand);
        demand(gathered[i]);
      }
    }
  }

  private void defineXor(int node, int missing) {
    int gate = variables[node];
    int a = satLiteral(aig.first(node));
    int b = satLiteral(aig.second(node));
    if ((missing & DOWN) != 0) {
      clauses.add(-gate, a, b);
      clauses.add(-gate, -a, -b);
    }
    if ((missing & UP) != 0) {
      clauses.add(gate, -a, b);
      clauses.add(gate, a, -b);
    }
    demandBoth(aig.first(node));
    demandBoth(aig.second(node));
  }

  private void defineXor3(int node, int missing) {
    int gate = variables[node];
    int a = satLiteral(aig.first(node));
    int b = satLiteral(aig.second(node));
    int c = satLiteral(aig.third(node));
    if ((missing & DOWN) != 0) {
      clauses.add(-gate, a, b, c);
      clauses.add(-gate, a, -b, -c);
      clauses.add(-gate, -a, b, -c);
      clauses.add(-gate, -a, -b, c);
    }
    if ((missing & UP) != 0) {
      clauses.add(gate, -a, -b, -c);
      clauses.add(gate, -a, b, c);
      clauses.add(gate, a, -b, c);
      clauses.add(gate, a, b, -c);
    }
    demandBoth(aig.first(node));
    demandBoth(aig.second(node));
    demandBoth(aig.third(node));
  }

  private void defineMajority(int node, int missing) {
    int gate = variables[node];
    int a = satLiteral(aig.first(node));
    int b = satLiteral(aig.second(node));
    int c = satLiteral(aig.third(node));
    if ((missing & DOWN) != 0) {
      clauses.add(-gate, a, b);
      clauses.add(-gate, a, c);
      clauses.add(-gate, b, c);
      demand(aig.first(node));
      demand(aig.second(node));
      demand(aig.third(node));
    }
    if ((missing & UP) != 0) {
      clauses.add(gate, -a, -b);
      clauses.add(gate, -a, -c);
      clauses.add(gate, -b, -c);
      demand(Aig.not(aig.first(node)));
      demand(Aig.not(aig.second(node)));
      demand(Aig.not(aig.third(node)));
    }
  }

  private void defineMux(int node, int missing) {
    int gate = variables[node];
    int condition = satLiteral(aig.first(node));
    int a = satLiteral(aig.second(node));
    int b = satLiteral(aig.third(node));
    // The last clause of each half follows from the others, but lets the gate's value be derived
    // while the condition is open.
    if ((missing & DOWN) != 0) {
      clauses.add(-gate, -condition, a);
      clauses.add(-gate, condition, b);
      clauses.add(-gate, a, b);
      demand(aig.second(node));
      demand(aig.third(node));
    }
    if ((missing & UP) != 0) {
      clauses.add(gate, -condition, -a);
      clauses.add(gate, condition, -b);
      clauses.add(gate, -a, -b);
      demand(Aig.not(aig.second(node)));
      demand(Aig.not(aig.third(node)));
    }
    demandBoth(aig.first(node));
  }
}
