// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.program.ControlFlow;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Instructions;

/**
 * Which locals may be read before they are set again, at the start of each block. Locals whose
 * address is taken, and lengths of arrays, are not tracked: they count as live.
 */
public final class Liveness {
  private final ControlFlow flow;
  private final Map<Symbol, Integer> numbers = new LinkedHashMap<>();
  private final Set<Symbol> untracked = new LinkedHashSet<>();
  private final List<BitSet> liveAt = new ArrayList<>();
  private int count;

  private Liveness(ControlFlow flow) {
    this.flow = flow;
  }

  static Liveness of(ControlFlow flow) {
    Liveness liveness = new Liveness(flow);
    flow.body().forEach(liveness::scan);
    liveness.count = liveness.numbers.size();
    liveness.untracked.forEach(liveness.numbers::remove);
    liveness.solve();
    return liveness;
  }

  /** Whether this knows when the local is live. */
  public boolean isTracked(Symbol local) {
    return numbers.containsKey(local);
  }

  /** Whether a local may be read at or after the start of a block. */
  public boolean isLive(Symbol local, int block) {
    Integer number = numbers.get(local);
    return number == null || liveAt.get(block).get(number);
  }

  private void scan(Instruction instruction) {
    if (instruction instanceof Instruction.Declare d) {
      track(d.symbol());
    }
    for (Expr root : Instructions.expressions(instruction)) {
      Exprs.forEach(
          root,
          e -> {
            lengths(e.type());
            if (e instanceof Expr.Variable(Symbol s)) {
              track(s);
            } else if (e instanceof Expr.AddressOf a) {
              Instructions.rootVariable(a.target()).ifPresent(untracked::add);
            }
          });
    }
  }

  private void track(Symbol symbol) {
    if (!symbol.isStatic() && !symbol.isFunction() && !numbers.containsKey(symbol)) {
      numbers.put(symbol, numbers.size());
    }
  }

  /** The size of a variable length array reads its length. */
  private void lengths(CType type) {
    CType at = type;
    while (at instanceof ArrayType || at instanceof PointerType) {
      if (at instanceof ArrayType(CType element, var q, ArrayType.Length length)) {
        if (length instanceof ArrayType.Variable(Symbol count)) {
          untracked.add(count);
        }
        at = element;
      } else {
        at = ((PointerType) at).target();
      }
    }
  }

  private void solve() {
    List<BitSet> read = new ArrayList<>();
    List<BitSet> kept = new ArrayList<>();
    for (ControlFlow.Block block : flow.blocks()) {
      liveAt.add(new BitSet());
      BitSet fromNothing = new BitSet();
      BitSet fromAll = new BitSet();
      fromAll.set(0, count);
      for (int at = block.end() - 1; at >= block.first(); at--) {
        before(flow.body().get(at), fromNothing);
        before(flow.body().get(at), fromAll);
      }
      read.add(fromNothing);
      kept.add(fromAll);
    }
    int[] order = flow.reversePostorder();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = order.length - 1; i >= 0; i--) {
        changed |= update(flow.block(order[i]), read.get(order[i]), kept.get(order[i]));
      }
    }
  }

  /**
   * Computes what is live at a block again; says whether that changed.
   *
   * @param read what is live before the block if nothing is after it
   * @param kept what is live before the block if everything is after it
   */
  private boolean update(ControlFlow.Block block, BitSet read, BitSet kept) {
    BitSet live = new BitSet();
    block.successors().forEach(s -> live.or(liveAt.get(s)));
    live.and(kept);
    live.or(read);
    boolean changed = !live.equals(liveAt.get(block.index()));
    liveAt.set(block.index(), live);
    return changed;
  }

  private void before(Instruction instruction, BitSet live) {
    switch (instruction) {
      case Instruction.Declare d -> kill(d.symbol(), live);
      case Instruction.Dead d -> kill(d.symbol(), live);
      case Instruction other -> {
        Instructions.target(other).ifPresent(target -> written(target, live));
        Instructions.values(other).forEach(e -> uses(e, live));
      }
    }
  }

  private void written(Expr target, BitSet live) {
    if (target instanceof Expr.Variable(Symbol s)) {
      kill(s, live);
    } else {
      usesOfTarget(target, live);
    }
  }

  private void kill(Symbol symbol, BitSet live) {
    Integer number = numbers.get(symbol);
    if (number != null) {
      live.clear(number);
    }
  }

  /** What is read to find out where to write; the variable written in part is not. */
  private void usesOfTarget(Expr target, BitSet live) {
    switch (target) {
      case Expr.Index(Expr array, Expr index) -> {
        uses(index, live);
        usesOfTarget(array, live);
      }
      case Expr.Member(Expr base, var field) -> usesOfTarget(base, live);
      case Expr.Variable v -> {}
      case Expr other -> uses(other, live);
    }
  }

  private void uses(Expr root, BitSet live) {
    Exprs.forEach(
        root,
        e -> {
          if (e instanceof Expr.Variable(Symbol s) && numbers.containsKey(s)) {
            live.set(numbers.get(s));
          }
        });
  }
}
