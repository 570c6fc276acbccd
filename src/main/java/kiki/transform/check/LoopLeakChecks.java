// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.program.ControlFlow;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Loops;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Where memory that was lost must be noticed because no end of the program may follow
 * (valid-memtrack is about every state, but what is lost stays lost, so that looking at the ends is
 * enough for executions that have one).
 *
 * <p>At the end of a round of a loop, nothing must be lost unless a measure of the loop has
 * decreased in this round. If a loop goes round for ever after something was lost, its measure
 * decreases for ever, which a natural number cannot. The measure is the distance of the operands of
 * a comparison that leaves the loop, or, in a loop that allocates nothing, the number of heap
 * objects, or of those that a pointer has not passed: in all rounds, it goes to objects that were
 * made later, or in all to some made earlier. Loops that an input can leave in each round need no
 * check: another choice of the inputs leads on.
 */
final class LoopLeakChecks {
  /** The property's description. */
  static final String LOST = "dynamically allocated memory not reachable any more";

  /** That nothing is lost. */
  static final Expr KEPT = new Expr.HeapPredicate(Expr.HeapTest.ALL_REACHABLE);

  private static final String PREFIX = "__kiki_measure_";

  private final Function function;
  private final Set<Symbol> allocating;
  private final ControlFlow flow;
  private final Loops loops;
  private final Map<Integer, List<Instruction>> before = new TreeMap<>();
  private final Map<Integer, List<Instruction>> after = new TreeMap<>();
  private final List<Instruction> declarations = new ArrayList<>();

  private LoopLeakChecks(Function function, Set<Symbol> allocating, ControlFlow flow, Loops loops) {
    this.function = function;
    this.allocating = allocating;
    this.flow = flow;
    this.loops = loops;
  }

  /**
   * @param allocating the functions that may allocate, by themselves or what they call
   */
  static LoopLeakChecks of(Function function, Set<Symbol> allocating) {
    ControlFlow flow = ControlFlow.of(function.body());
    return new LoopLeakChecks(function, allocating, flow, Loops.of(flow));
  }

  /** The function with the checks. */
  Function checked() {
    for (Loops.Loop loop : loops.all()) {
      if (!new InputExits(flow, loops, loop).exist()) {
        check(loop);
      }
    }
    List<Instruction> body = new ArrayList<>(declarations);
    for (int at = 0; at < function.body().size(); at++) {
      body.addAll(before.getOrDefault(at, List.of()));
      body.add(function.body().get(at));
      body.addAll(after.getOrDefault(at, List.of()));
    }
    return function.withBody(body);
  }

  private void check(Loops.Loop loop) {
    Progress progress =
        distance(loop)
            .or(() -> frees(loop))
            .or(() -> walk(loop))
            .orElse(new Progress(Exprs.FALSE, List.of()));
    for (int latch : loop.latches()) {
      int last = flow.block(latch).end() - 1;
      Expr condition = Exprs.or(Exprs.not(repeats(loop, last)), Exprs.or(progress.made(), KEPT));
      boolean jumps = function.body().get(last) instanceof Instruction.Goto;
      insert(jumps ? before : after, last, assertion(condition, function, location(last)));
      progress.notes().forEach(i -> insert(jumps ? before : after, last, i));
    }
  }

  /**
   * How a loop comes closer to its end.
   *
   * @param made whether it did in this round
   * @param notes what to remember of the round
   */
  private record Progress(Expr made, List<Instruction> notes) {
    private static Progress of(Expr made) {
      return new Progress(made, List.of());
    }
  }

  /** A check that memory is not lost. */
  static Instruction assertion(Expr condition, Function function, Location at) {
    Property property = new Property("", Property.Kind.MEMORY_LEAK, LOST, function.name(), at);
    return new Instruction.Assert(condition, property, at);
  }

  /** When the last instruction of a latch leads to the next round. */
  private Expr repeats(Loops.Loop loop, int last) {
    if (!(function.body().get(last) instanceof Instruction.Goto g) || g.isUnconditional()) {
      return Exprs.TRUE;
    }
    boolean backward = flow.blockAt(last).successors().getFirst() == loop.header();
    return backward ? g.condition() : Exprs.not(g.condition());
  }

  /** How far the operands of a comparison are apart that leaves the loop in every round. */
  private Optional<Progress> distance(Loops.Loop loop) {
    for (Loops.Edge exit : loops.exits(flow, loop)) {
      boolean always = loop.latches().stream().allMatch(b -> flow.dominates(exit.from(), b));
      int last = flow.block(exit.from()).end() - 1;
      if (always && function.body().get(last) instanceof Instruction.Goto g) {
        Optional<Expr> distance = ComparisonDistance.positiveWhile(stays(g, exit));
        if (distance.isPresent()) {
          Expr now = distance.get();
          Expr.Variable start = atStart(loop, now);
          Expr positive = Exprs.compare(Expr.BinaryOp.GREATER, start, Exprs.zero(start.type()));
          Expr less = Exprs.compare(Expr.BinaryOp.LESS, now, start);
          return Optional.of(Progress.of(Exprs.and(positive, less)));
        }
      }
    }
    return Optional.empty();
  }

  private Expr stays(Instruction.Goto g, Loops.Edge exit) {
    boolean leaves = flow.block(exit.from()).successors().getFirst() == exit.to();
    return leaves ? Exprs.not(g.condition()) : g.condition();
  }

  /** A companion with the value of an expression at the start of a round. */
  private Expr.Variable atStart(Loops.Loop loop, Expr value) {
    Expr.Variable variable = companion(value.type(), Symbol.Storage.TEMPORARY);
    int header = flow.block(loop.header()).first();
    while (function.body().get(header + 1) instanceof Instruction.Target) {
      header++;
    }
    insert(after, header, new Instruction.Assign(variable, value, location(header)));
    return variable;
  }

  /** Invariants speak of automatic ones. */
  private Expr.Variable companion(CType type, Symbol.Storage storage) {
    Location at = location(0);
    Symbol symbol =
        new Symbol(
            PREFIX + declarations.size(), type, Qualifiers.NONE, storage, function.name(), at);
    symbol.mark(Symbol.Trait.ADDED);
    declarations.add(new Instruction.Declare(symbol, at));
    return new Expr.Variable(symbol);
  }

  /** Where the pointer has gone that leaves the loop in every round when it is null. */
  private Optional<Progress> walk(Loops.Loop loop) {
    Optional<Expr.Variable> walker = walker(loop);
    if (walker.isEmpty() || mayAllocate(loop)) {
      return Optional.empty();
    }
    Expr now =
        new Expr.PointerQuery(
            Expr.PointerAttribute.SERIAL, walker.get(), IntType.UNSIGNED_LONG_LONG);
    Expr.Variable start = atStart(loop, now);
    Expr.Variable fell = flag();
    Expr.Variable rose = flag();
    Expr falls = Exprs.compare(Expr.BinaryOp.LESS, now, start);
    Expr rises = Exprs.compare(Expr.BinaryOp.GREATER, now, start);
    Expr ends = new Expr.PointerPredicate(Expr.PointerTest.IS_NULL, walker.get());
    Expr goesOn = Exprs.or(Exprs.and(falls, Exprs.not(rose)), Exprs.and(rises, Exprs.not(fell)));
    Location at = location(flow.block(loop.header()).first());
    return Optional.of(
        new Progress(
            Exprs.or(ends, goesOn),
            List.of(note(fell, Exprs.and(falls, Exprs.not(ends)), at), note(rose, rises, at))));
  }

  private static Instruction note(Expr.Variable flag, Expr condition, Location at) {
    return new Instruction.Assign(flag, Exprs.or(flag, condition), at);
  }

  private Optional<Expr.Variable> walker(Loops.Loop loop) {
    for (Loops.Edge exit : loops.exits(flow, loop)) {
      boolean always = loop.latches().stream().allMatch(b -> flow.dominates(exit.from(), b));
      int last = flow.block(exit.from()).end() - 1;
      if (always && function.body().get(last) instanceof Instruction.Goto g) {
        Optional<Expr.Variable> found = ListTraversals.pointer(stays(g, exit));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** A companion that is false at first. */
  private Expr.Variable flag() {
    Expr.Variable flag = companion(IntType.BOOL, Symbol.Storage.AUTOMATIC);
    declarations.add(new Instruction.Assign(flag, Exprs.FALSE, location(0)));
    return flag;
  }

  private boolean mayAllocate(Loops.Loop loop) {
    for (int b : loop.blocks()) {
      for (int at = flow.block(b).first(); at < flow.block(b).end(); at++) {
        if (Allocating.allocates(function.body().get(at), allocating)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether an object was freed in this round, in a loop that allocates none. */
  private Optional<Progress> frees(Loops.Loop loop) {
    List<Integer> frees = new ArrayList<>();
    for (int b : loop.blocks()) {
      for (int at = flow.block(b).first(); at < flow.block(b).end(); at++) {
        if (function.body().get(at) instanceof Instruction.Free f && f.isOfHeap()) {
          frees.add(at);
        }
      }
    }
    if (frees.isEmpty() || mayAllocate(loop)) {
      return Optional.empty();
    }
    Expr.Variable freed = atStart(loop, Exprs.FALSE);
    for (int at : frees) {
      Expr pointer = ((Instruction.Free) function.body().get(at)).pointer();
      Expr isNull = new Expr.PointerPredicate(Expr.PointerTest.IS_NULL, pointer);
      Expr value = Exprs.or(freed, Exprs.not(isNull));
      insert(before, at, new Instruction.Assign(freed, value, location(at)));
    }
    return Optional.of(Progress.of(freed));
  }

  private static void insert(
      Map<Integer, List<Instruction>> into, int at, Instruction instruction) {
    into.computeIfAbsent(at, a -> new ArrayList<>()).add(instruction);
  }

  private Location location(int instruction) {
    return function.body().get(instruction).location();
  }
}
