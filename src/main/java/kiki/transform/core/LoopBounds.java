// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.options.UnwindBounds;
import kiki.program.ControlFlow;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.LoopNames;
import kiki.program.Loops;
import kiki.program.Program;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Counts the iterations of the loops that the user bounds, and decides at each jump back what
 * becomes of executions that go beyond the bound (ADR 23).
 */
public final class LoopBounds {
  private final UnwindBounds bounds;
  private int counters;

  private LoopBounds(UnwindBounds bounds) {
    this.bounds = bounds;
  }

  public static Program run(Program program, UnwindBounds bounds) {
    if (bounds.equals(UnwindBounds.NONE)) {
      return program;
    }
    LoopBounds pass = new LoopBounds(bounds);
    return program.mapFunctions(pass::bounded);
  }

  private Function bounded(Function function) {
    ControlFlow flow = ControlFlow.of(function.body());
    List<Loops.Loop> loops = LoopNames.numbered(flow);
    SortedMap<Integer, List<Instruction>> inserted = new TreeMap<>();
    Map<Integer, Instruction> replaced = new LinkedHashMap<>();
    for (int number = 0; number < loops.size(); number++) {
      Optional<Integer> bound = bound(function, flow, loops.get(number), number);
      if (bound.isPresent()) {
        Loops.Loop loop = loops.get(number);
        Expr.Variable count = counter(function, flow, loop, inserted);
        Expr more = Exprs.compare(Expr.BinaryOp.LESS, count, Exprs.integer(bound.get(), UNSIGNED));
        for (int latch : loop.latches()) {
          Jump jump = jump(function, flow, latch, loop.header());
          inserted
              .computeIfAbsent(jump.place(), _ -> new ArrayList<>())
              .addAll(back(function, number, count, more, jump));
          if (bounds.beyond() == UnwindBounds.Beyond.LEAVES && jump.instruction().isPresent()) {
            Instruction.Goto g = jump.instruction().get();
            replaced.put(
                jump.place(),
                new Instruction.Goto(Exprs.and(g.condition(), more), g.target(), g.location()));
          }
        }
      }
    }
    List<Instruction> body = new ArrayList<>();
    for (int at = 0; at < function.body().size(); at++) {
      body.addAll(inserted.getOrDefault(at, List.of()));
      body.add(replaced.getOrDefault(at, function.body().get(at)));
    }
    return function.withBody(body);
  }

  private static final IntType UNSIGNED = IntType.UNSIGNED_INT;

  /** A bound for all loops is one for those that the user has written. */
  private Optional<Integer> bound(
      Function function, ControlFlow flow, Loops.Loop loop, int number) {
    return LoopNames.of(function, number).stream()
        .filter(bounds.loops()::containsKey)
        .findFirst()
        .map(bounds.loops()::get)
        .or(() -> LibraryLoops.isOne(loop, flow, function) ? Optional.empty() : bounds.otherwise());
  }

  /** A counter that is zero whenever the loop is entered from outside. */
  private Expr.Variable counter(
      Function function,
      ControlFlow flow,
      Loops.Loop loop,
      SortedMap<Integer, List<Instruction>> inserted) {
    Location at = function.body().get(flow.block(loop.header()).first()).location();
    Symbol symbol =
        new Symbol(
            "iterations$" + ++counters,
            UNSIGNED,
            Qualifiers.NONE,
            Symbol.Storage.TEMPORARY,
            function.name(),
            at);
    Expr.Variable count = new Expr.Variable(symbol);
    Instruction reset = new Instruction.Assign(count, Exprs.zero(UNSIGNED), at);
    List<Instruction> start = inserted.computeIfAbsent(0, _ -> new ArrayList<>());
    start.add(new Instruction.Declare(symbol, at));
    start.add(reset);
    for (int before : flow.block(loop.header()).predecessors()) {
      if (!loop.blocks().contains(before)) {
        int place = jump(function, flow, before, loop.header()).place();
        inserted.computeIfAbsent(place, _ -> new ArrayList<>()).add(reset);
      }
    }
    return count;
  }

  /**
   * How control gets from the end of one block to another.
   *
   * @param place where instructions go that are to run before
   * @param instruction none if it just goes on
   */
  private record Jump(int place, Optional<Instruction.Goto> instruction, Location location) {}

  private static Jump jump(Function function, ControlFlow flow, int from, int to) {
    int last = flow.block(from).end() - 1;
    Location at = function.body().get(last).location();
    if (function.body().get(last) instanceof Instruction.Goto g
        && flow.block(from).successors().getFirst() == to) {
      return new Jump(last, Optional.of(g), at);
    }
    return new Jump(last + 1, Optional.empty(), at);
  }

  private List<Instruction> back(
      Function function, int number, Expr.Variable count, Expr more, Jump jump) {
    List<Instruction> code = new ArrayList<>();
    Location at = jump.location();
    Expr next = Exprs.binary(Expr.BinaryOp.ADD, count, Exprs.integer(1, UNSIGNED));
    code.add(new Instruction.Assign(count, next, at));
    Expr repeats = jump.instruction().map(Instruction.Goto::condition).orElse(Exprs.TRUE);
    Expr within = Exprs.or(Exprs.not(repeats), more);
    switch (bounds.beyond()) {
      case ANALYSED, LEAVES -> {}
      case IGNORED -> code.add(new Instruction.Assume(within, at));
      case FAILS -> {
        Property property =
            new Property(
                "",
                Property.Kind.UNWINDING,
                "unwinding assertion loop " + number,
                function.name(),
                at);
        code.add(new Instruction.Assert(within, property, at));
        code.add(new Instruction.Assume(within, at));
      }
    }
    return code;
  }
}
