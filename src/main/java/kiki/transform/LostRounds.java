package kiki.transform;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import kiki.cfront.type.CType;
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
 * a comparison that leaves the loop, or the number of heap objects in a loop that allocates none.
 * Loops that an input can leave in each round need no check: another choice of the inputs leads on.
 */
final class LostRounds {
  /** The property's description. */
  static final String LOST = "dynamically allocated memory not reachable any more";

  private static final String PREFIX = "__kiki_measure_";

  private final Function function;
  private final Set<Symbol> allocating;
  private final ControlFlow flow;
  private final Loops loops;
  private final Map<Integer, List<Instruction>> before = new TreeMap<>();
  private final Map<Integer, List<Instruction>> after = new TreeMap<>();
  private final List<Instruction> declarations = new ArrayList<>();

  /**
   * @param allocating the functions that may allocate, by themselves or what they call
   */
  LostRounds(Function function, Set<Symbol> allocating) {
    this.function = function;
    this.allocating = allocating;
    this.flow = ControlFlow.of(function.body());
    this.loops = Loops.of(flow);
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
    Expr decreased = distance(loop).or(() -> frees(loop)).orElse(Exprs.FALSE);
    Expr kept = new Expr.HeapPredicate(Expr.HeapTest.ALL_REACHABLE);
    for (int latch : loop.latches()) {
      int last = flow.block(latch).end() - 1;
      Expr condition = Exprs.or(Exprs.not(repeats(loop, last)), Exprs.or(decreased, kept));
      boolean jumps = function.body().get(last) instanceof Instruction.Goto;
      insert(jumps ? before : after, last, assertion(condition, location(last)));
    }
  }

  private Instruction assertion(Expr condition, Location at) {
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
  private Optional<Expr> distance(Loops.Loop loop) {
    for (Loops.Edge exit : loops.exits(flow, loop)) {
      boolean always = loop.latches().stream().allMatch(b -> flow.dominates(exit.from(), b));
      int last = flow.block(exit.from()).end() - 1;
      if (always && function.body().get(last) instanceof Instruction.Goto g) {
        Optional<Expr> distance = Distances.positiveWhile(stays(g, exit));
        if (distance.isPresent()) {
          Expr now = distance.get();
          Expr.Variable start = atStart(loop, now);
          Expr positive = Exprs.compare(Expr.BinaryOp.GREATER, start, Exprs.zero(start.type()));
          return Optional.of(Exprs.and(positive, Exprs.compare(Expr.BinaryOp.LESS, now, start)));
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
    Expr.Variable variable = companion(value.type());
    int header = flow.block(loop.header()).first();
    while (function.body().get(header + 1) instanceof Instruction.Target) {
      header++;
    }
    insert(after, header, new Instruction.Assign(variable, value, location(header)));
    return variable;
  }

  private Expr.Variable companion(CType type) {
    Location at = location(0);
    Symbol symbol =
        new Symbol(
            PREFIX + declarations.size(),
            type,
            Qualifiers.NONE,
            Symbol.Storage.TEMPORARY,
            function.name(),
            at);
    declarations.add(new Instruction.Declare(symbol, at));
    return new Expr.Variable(symbol);
  }

  /** Whether an object was freed in this round, in a loop that allocates none. */
  private Optional<Expr> frees(Loops.Loop loop) {
    List<Integer> frees = new ArrayList<>();
    for (int b : loop.blocks()) {
      for (int at = flow.block(b).first(); at < flow.block(b).end(); at++) {
        Instruction i = function.body().get(at);
        if (Allocating.allocates(i, allocating)) {
          return Optional.empty();
        }
        if (i instanceof Instruction.Free) {
          frees.add(at);
        }
      }
    }
    if (frees.isEmpty()) {
      return Optional.empty();
    }
    Expr.Variable freed = atStart(loop, Exprs.FALSE);
    for (int at : frees) {
      Expr pointer = ((Instruction.Free) function.body().get(at)).pointer();
      Expr isNull = new Expr.PointerPredicate(Expr.PointerTest.IS_NULL, pointer, null);
      Expr value = Exprs.or(freed, Exprs.not(isNull));
      insert(before, at, new Instruction.Assign(freed, value, location(at)));
    }
    return Optional.of(freed);
  }

  private static void insert(
      Map<Integer, List<Instruction>> into, int at, Instruction instruction) {
    into.computeIfAbsent(at, a -> new ArrayList<>()).add(instruction);
  }

  private Location location(int instruction) {
    return function.body().get(instruction).location();
  }
}
