// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Conversions;
import kiki.lower.link.ContractFrame;
import kiki.lower.link.Linkage;
import kiki.lower.link.ProgramContracts;
import kiki.lower.link.Types;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.util.Location;

/**
 * Which objects were made since the activation of a frame. Each place that makes objects notes the
 * last one; where it has made several, what does not point to the last one may point to another,
 * and a pointer of which that matters makes what follows unknown.
 */
final class NewObjects {
  /** Whether a place may make an object while another one of it is alive. */
  private enum Several {
    POSSIBLE,
    IMPOSSIBLE
  }

  private final Linkage linkage;
  private final Map<Instruction, Map<ContractFrame, ContractFrame.Made>> allocations =
      new IdentityHashMap<>();
  private final Map<Symbol, Map<ContractFrame, ContractFrame.Made>> locals = new LinkedHashMap<>();
  private final Map<ContractFrame, List<ContractFrame.Made>> all = new LinkedHashMap<>();
  private final Set<Symbol> recursive;

  private NewObjects(Linkage linkage, Set<Symbol> recursive) {
    this.linkage = linkage;
    this.recursive = recursive;
  }

  static NewObjects of(Map<Symbol, Function> functions, Linkage linkage, Set<Symbol> exempt) {
    NewObjects objects = new NewObjects(linkage, recursive(functions));
    functions.forEach(
        (symbol, f) -> {
          if (!exempt.contains(symbol)) {
            objects.collect(f);
          }
        });
    return objects;
  }

  private void collect(Function f) {
    Set<Symbol> shown = new LinkedHashSet<>();
    for (Instruction i : f.body()) {
      if (i instanceof Instruction.Allocate a) {
        allocations.put(i, made(Several.POSSIBLE, a.location()));
      }
      for (Expr e : Instructions.expressions(i)) {
        Exprs.forEach(
            e,
            x -> {
              if (x instanceof Expr.AddressOf a) {
                Instructions.rootVariable(a.target())
                    .filter(root -> !root.isStatic() && !root.isFunction())
                    .ifPresent(shown::add);
              }
            });
      }
    }
    for (Symbol local : shown) {
      Several several = recursive.contains(f.symbol()) ? Several.POSSIBLE : Several.IMPOSSIBLE;
      locals.computeIfAbsent(local, s -> made(several, s.location()));
    }
  }

  private Map<ContractFrame, ContractFrame.Made> made(Several several, Location at) {
    Map<ContractFrame, ContractFrame.Made> made = new LinkedHashMap<>();
    ProgramContracts contracts = linkage.contracts();
    for (ContractFrame frame : contracts.frames()) {
      ContractFrame.Made one =
          new ContractFrame.Made(
              contracts.ghost("made", Types.BYTE_POINTER, linkage, at),
              several == Several.POSSIBLE
                  ? Optional.of(contracts.ghost("several", IntType.BOOL, linkage, at))
                  : Optional.empty());
      made.put(frame, one);
      all.computeIfAbsent(frame, f -> new ArrayList<>()).add(one);
    }
    return made;
  }

  /** At the activation of a frame nothing is new. */
  void reset(ContractFrame frame, Location at, List<Instruction> out) {
    for (ContractFrame.Made made : all.getOrDefault(frame, List.of())) {
      out.add(new Instruction.Assign(made.last(), Exprs.zero(Types.BYTE_POINTER), at));
      made.several().ifPresent(s -> out.add(new Instruction.Assign(s, Exprs.FALSE, at)));
    }
  }

  /** Parameters come to life with the call. */
  void enter(Function f, List<Instruction> out) {
    for (Symbol p : f.parameters()) {
      local(p, p.location(), out);
    }
  }

  /** Whether several activations of a function may be alive at once. */
  boolean isRecursive(Symbol function) {
    return recursive.contains(function);
  }

  void after(Instruction i, List<Instruction> out) {
    if (i instanceof Instruction.Declare(Symbol symbol, Location at)) {
      local(symbol, at, out);
    }
    if (i instanceof Instruction.Allocate a) {
      allocations.get(i).forEach((frame, made) -> note(frame, made, a.target(), a.location(), out));
    }
  }

  /** A local that comes to life again is the same one, but for those of other activations. */
  private void local(Symbol symbol, Location at, List<Instruction> out) {
    Map<ContractFrame, ContractFrame.Made> known = locals.get(symbol);
    if (known == null) {
      return;
    }
    Expr address = new Expr.AddressOf(new Expr.Variable(symbol), new PointerType(symbol.type()));
    known.forEach((frame, made) -> note(frame, made, address, at, out));
  }

  private static void note(
      ContractFrame frame,
      ContractFrame.Made made,
      Expr pointer,
      Location at,
      List<Instruction> out) {
    if (made.several().isPresent()) {
      Expr.Variable several = made.several().get();
      Expr before = Exprs.not(new Expr.PointerPredicate(Expr.PointerTest.IS_NULL, made.last()));
      out.add(
          new Instruction.Assign(
              several, Exprs.or(several, Exprs.and(frame.active(), before)), at));
    }
    out.add(
        new Instruction.Assign(
            made.last(),
            new Expr.Conditional(
                frame.active(),
                Conversions.cast(pointer, Types.BYTE_POINTER),
                made.last(),
                Types.BYTE_POINTER),
            at));
  }

  Expr isNew(ContractFrame frame, Expr pointer) {
    Expr any = Exprs.FALSE;
    for (ContractFrame.Made made : all.getOrDefault(frame, List.of())) {
      any =
          Exprs.or(
              any, new Expr.PointerPredicate(Expr.PointerTest.SAME_OBJECT, pointer, made.last()));
    }
    return any;
  }

  /** Stops where it is not known whether an object is new. */
  void refuseSeveral(
      ContractFrame frame, Expr pointer, Expr allowed, Location at, List<Instruction> out) {
    Expr several = Exprs.FALSE;
    for (ContractFrame.Made made : all.getOrDefault(frame, List.of())) {
      if (made.several().isPresent()) {
        several = Exprs.or(several, made.several().get());
      }
    }
    if (Exprs.isFalse(several)) {
      return;
    }
    Expr isOld = Exprs.not(Exprs.or(allowed, isNew(frame, pointer)));
    Instruction.Label known = new Instruction.Label("known");
    Expr open = Exprs.and(Exprs.and(frame.active(), several), isOld);
    out.add(new Instruction.Goto(Exprs.not(open), known, at));
    out.add(
        new Instruction.Unsupported(
            "whether an object was made inside of a contract's frame, where several were", at));
    out.add(new Instruction.Target(known, at));
  }

  /** Functions that may be active more than once; all whose address is taken among them. */
  private static Set<Symbol> recursive(Map<Symbol, Function> functions) {
    Map<Symbol, Set<Symbol>> mentioned = new LinkedHashMap<>();
    functions.forEach(
        (symbol, f) -> {
          Set<Symbol> others = new LinkedHashSet<>();
          for (Instruction i : f.body()) {
            for (Expr e : Instructions.expressions(i)) {
              Exprs.forEach(
                  e,
                  x -> {
                    if (x instanceof Expr.Variable v && v.symbol().isFunction()) {
                      others.add(v.symbol());
                    }
                  });
            }
            if (i instanceof Instruction.Call c && Exprs.calledFunction(c.function()).isEmpty()) {
              others.addAll(functions.keySet());
            }
          }
          mentioned.put(symbol, others);
        });
    Set<Symbol> result = new HashSet<>();
    for (Symbol start : functions.keySet()) {
      Set<Symbol> reached = new HashSet<>();
      ArrayDeque<Symbol> work = new ArrayDeque<>(mentioned.get(start));
      while (!work.isEmpty()) {
        Symbol next = work.pop();
        if (reached.add(next)) {
          work.addAll(mentioned.getOrDefault(next, Set.of()));
        }
      }
      if (reached.contains(start)) {
        result.add(start);
      }
    }
    return result;
  }
}
