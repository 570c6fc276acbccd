// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.program.ControlFlow;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.transform.core.DeadCode;
import kiki.util.Location;

/**
 * Writes functions without what is not kept. A branch that is not kept goes straight to where its
 * paths meet again, for nothing between is kept. Instructions that are kept as they are stay the
 * same objects.
 */
final class SliceBody {
  private final Dependences dependences;
  private final BitSet kept;
  private final Symbol entry;

  SliceBody(Dependences dependences, BitSet kept, Symbol entry) {
    this.dependences = dependences;
    this.kept = kept;
    this.entry = entry;
  }

  List<Instruction> of(FunctionNodes f) {
    Map<Integer, Instruction.Label> meetings = new HashMap<>();
    List<List<Instruction>> blocks = new ArrayList<>();
    for (ControlFlow.Block block : f.flow().blocks()) {
      List<Instruction> rest = new ArrayList<>();
      for (int i = block.first(); i < block.end(); i++) {
        if (f.isBranch(i) && !kept.get(f.executed(i))) {
          rest.add(jump(f, block, f.instruction(i).location(), meetings));
        } else {
          instruction(f, i).ifPresent(rest::add);
        }
      }
      blocks.add(rest);
    }
    List<Instruction> body = new ArrayList<>();
    for (int b = 0; b < blocks.size(); b++) {
      Instruction.Label label = meetings.get(b);
      if (label != null) {
        Location at = f.instruction(f.flow().block(b).first()).location();
        body.add(new Instruction.Target(label, at));
      }
      body.addAll(blocks.get(b));
    }
    return withoutUnusedLocals(f.function(), DeadCode.clean(body));
  }

  private Instruction jump(
      FunctionNodes f,
      ControlFlow.Block block,
      Location at,
      Map<Integer, Instruction.Label> meetings) {
    OptionalInt meeting = f.postdominance().next(block.index());
    return meeting.isEmpty()
        ? leave(f, at)
        : new Instruction.Goto(
            Exprs.TRUE,
            meetings.computeIfAbsent(meeting.getAsInt(), b -> new Instruction.Label("meet" + b)),
            at);
  }

  private Instruction leave(FunctionNodes f, Location at) {
    CType type = f.function().resultType();
    return f.function().symbol().equals(entry)
        ? new Instruction.Halt(Exprs.zero(IntType.INT), at)
        : new Instruction.Return(
            type instanceof VoidType ? Optional.empty() : Optional.of(Exprs.zero(type)), at);
  }

  /** Empty if it is left out. */
  private Optional<Instruction> instruction(FunctionNodes f, int index) {
    boolean needed = kept.get(f.executed(index));
    Instruction instruction = f.instruction(index);
    return switch (instruction) {
      case Instruction.Assign _,
          Instruction.Input _,
          Instruction.Assume _,
          Instruction.Assert _,
          Instruction.Allocate _,
          Instruction.Free _ ->
          needed ? Optional.of(instruction) : Optional.empty();
      case Instruction.Call c -> call(f, index, c);
      case Instruction.Return r ->
          Optional.of(r.value().isEmpty() || kept.get(f.value(index)) ? r : leave(f, r.location()));
      case Instruction.Halt h -> Optional.of(needed ? leave(h) : leave(f, h.location()));
      case Instruction.Goto _,
          Instruction.Target _,
          Instruction.Declare _,
          Instruction.Dead _,
          Instruction.Unsupported _ ->
          Optional.of(instruction);
    };
  }

  private static Instruction leave(Instruction.Halt halt) {
    return new Instruction.Halt(Exprs.zero(IntType.INT), halt.location());
  }

  private Optional<Instruction> call(FunctionNodes f, int index, Instruction.Call call) {
    boolean valued = kept.get(f.value(index));
    Optional<FunctionNodes> callee = dependences.callee(call);
    if (callee.isEmpty()) {
      return valued ? Optional.of(call) : Optional.empty();
    }
    return callee.filter(c -> kept.get(c.entry())).map(c -> call(call, c, valued));
  }

  private Instruction call(Instruction.Call call, FunctionNodes callee, boolean valued) {
    List<Expr> arguments = new ArrayList<>();
    boolean same = valued || call.result().isEmpty();
    for (int p = 0; p < call.arguments().size(); p++) {
      Expr given = call.arguments().get(p);
      boolean used = p >= callee.parameterCount() || kept.get(callee.parameter(p));
      arguments.add(used ? given : Exprs.zero(given.type()));
      same &= used;
    }
    return same
        ? call
        : new Instruction.Call(
            valued ? call.result() : Optional.empty(), call.function(), arguments, call.location());
  }

  private static List<Instruction> withoutUnusedLocals(Function f, List<Instruction> body) {
    Set<Symbol> mentioned = new HashSet<>(f.parameters());
    for (Instruction i : body) {
      for (Expr root : Instructions.expressions(i)) {
        Exprs.forEach(
            root,
            e -> {
              if (e instanceof Expr.Variable v) {
                mentioned.add(v.symbol());
              }
            });
      }
    }
    return body.stream().filter(i -> mentioned.containsAll(lived(i))).toList();
  }

  /** The variable whose life an instruction starts or ends. */
  private static Set<Symbol> lived(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Declare d -> Set.of(d.symbol());
      case Instruction.Dead d -> Set.of(d.symbol());
      case Instruction _ -> Set.of();
    };
  }
}
