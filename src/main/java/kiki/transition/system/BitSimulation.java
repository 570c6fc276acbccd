// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

import java.util.List;
import java.util.function.LongSupplier;
import kiki.bitblast.aig.Aig;

/** Executes a system on 64 executions at once, one in each bit of a word. */
public final class BitSimulation {
  private final TransitionSystem system;
  private final Aig graph;
  private final long[] values;

  public BitSimulation(TransitionSystem system) {
    this.system = system;
    this.graph = system.graph();
    this.values = new long[graph.size()];
  }

  /** Goes to first steps; latches that are not initialised get the values that are supplied. */
  public void reset(LongSupplier free) {
    for (Latch latch : system.latches()) {
      set(
          latch.literal(),
          switch (latch.reset()) {
            case ZERO -> 0;
            case ONE -> -1;
            case FREE -> free.getAsLong();
          });
    }
  }

  /** Sets an input or a latch. */
  public void set(int literal, long value) {
    values[Aig.node(literal)] = (literal & 1) == 0 ? value : ~value;
  }

  /** Sets all latches in all executions. */
  public void setLatches(boolean[] state) {
    for (int i = 0; i < state.length; i++) {
      set(system.latches().get(i).literal(), state[i] ? -1 : 0);
    }
  }

  /** Sets all inputs in all executions. */
  public void setInputs(boolean[] inputs) {
    for (int i = 0; i < inputs.length; i++) {
      set(system.inputs().get(i), inputs[i] ? -1 : 0);
    }
  }

  /** Goes on to a step of a trace; steps are visited in their order, from zero on. */
  public void visit(Trace trace, int step) {
    if (step == 0) {
      setLatches(trace.initial());
    } else {
      step();
    }
    setInputs(trace.inputs().get(step));
    evaluate();
  }

  /** Computes the gates from inputs and latches. */
  public void evaluate() {
    for (int node = 1; node < values.length; node++) {
      if (graph.kind(node) != Aig.INPUT) {
        values[node] = gate(node);
      }
    }
  }

  private long gate(int node) {
    long a = value(graph.first(node));
    long b = value(graph.second(node));
    return switch (graph.kind(node)) {
      case Aig.AND -> a & b;
      case Aig.XOR -> a ^ b;
      case Aig.XOR3 -> a ^ b ^ value(graph.third(node));
      case Aig.MAJORITY -> {
        long c = value(graph.third(node));
        yield a & b | a & c | b & c;
      }
      case Aig.MUX -> a & b | ~a & value(graph.third(node));
      default -> throw new IllegalStateException("node " + node + " is no gate");
    };
  }

  public long value(int literal) {
    long value = values[Aig.node(literal)];
    return (literal & 1) == 0 ? value : ~value;
  }

  /** Whether a literal holds in the execution of the lowest bit. */
  public boolean holds(int literal) {
    return (value(literal) & 1) == 1;
  }

  /** The executions in which all constraints hold. */
  public long allowed() {
    long allowed = -1;
    for (int constraint : system.constraints()) {
      allowed &= value(constraint);
    }
    return allowed;
  }

  /** Goes on to the next step. */
  public void step() {
    List<Latch> latches = system.latches();
    long[] next = new long[latches.size()];
    for (int i = 0; i < next.length; i++) {
      next[i] = value(latches.get(i).next());
    }
    for (int i = 0; i < next.length; i++) {
      set(latches.get(i).literal(), next[i]);
    }
  }
}
