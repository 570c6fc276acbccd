// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.StoredTypes;

/**
 * Puts wrappers of {@code malloc} in the place of their calls, and {@code malloc} itself where it
 * is called through a pointer. What a program allocates at different places is told apart by the
 * instruction that allocates it; a wrapper would make one kind of object of all of them.
 */
public final class AllocationWrappers {
  private final Program program;
  private final Map<Symbol, Integer> calls = new HashMap<>();
  private final Map<Symbol, Integer> sizes = new HashMap<>();
  private final Set<Symbol> active = new HashSet<>();

  private AllocationWrappers(Program program) {
    this.program = program;
  }

  public static Program run(Program program) {
    AllocationWrappers pass = new AllocationWrappers(program);
    program.functions().values().forEach(f -> f.body().forEach(pass::count));
    Program inPlace =
        pass.calls.keySet().stream().anyMatch(pass::isInlined)
            ? Inline.run(program, pass::isInlined)
            : program;
    return inPlace.mapFunctions(AllocationWrappers::withTypes);
  }

  /** States what seems to be stored in objects that are made as so many bytes. */
  private static Function withTypes(Function f) {
    if (f.body().stream().noneMatch(AllocationWrappers::isOfBytes)) {
      return f;
    }
    StoredTypes types = new StoredTypes(f.body());
    List<Instruction> body = new ArrayList<>();
    for (Instruction i : f.body()) {
      body.add(
          isOfBytes(i)
                  && i instanceof Instruction.Allocate a
                  && a.target() instanceof Expr.Variable(Symbol holder)
                  && !holder.isStatic()
              ? a.of(types.conversionOf(holder))
              : i);
    }
    return f.withBody(body);
  }

  private static boolean isOfBytes(Instruction i) {
    return i instanceof Instruction.Allocate a
        && a.lifetime() == Instruction.Lifetime.HEAP
        && isAnything(a.elementType());
  }

  private void count(Instruction i) {
    called(i).ifPresent(s -> calls.merge(s, 1, Integer::sum));
  }

  private boolean isInlined(Symbol callee) {
    long copied = (long) calls.getOrDefault(callee, 0) * size(callee);
    return copied > 0 && copied <= TransformTuning.MOST_INSTRUCTIONS_OF_WRAPPERS;
  }

  /** How many instructions the function has with the wrappers it calls; 0 if it is no wrapper. */
  private int size(Symbol callee) {
    Integer known = sizes.get(callee);
    if (known != null) {
      return known;
    }
    if (!active.add(callee)) {
      return 0;
    }
    int size = program.function(callee).map(this::size).orElse(0);
    active.remove(callee);
    sizes.put(callee, size);
    return size;
  }

  private int size(Function f) {
    if (!(f.resultType() instanceof PointerType(CType target, var _)) || !isAnything(target)) {
      return 0;
    }
    boolean allocates = false;
    int size = f.body().size();
    Set<Instruction.Label> passed = new HashSet<>();
    for (Instruction i : f.body()) {
      switch (i) {
        case Instruction.Allocate a -> allocates |= isOfBytes(a);
        case Instruction.Target t -> passed.add(t.label());
        case Instruction.Goto g when passed.contains(g.target()) -> {
          return 0; // a loop
        }
        case Instruction.Call c -> {
          int inner = called(c).map(this::size).orElse(0);
          allocates |= inner > 0;
          size += inner;
        }
        default -> {}
      }
    }
    return allocates && size <= TransformTuning.MOST_INSTRUCTIONS_OF_WRAPPER ? size : 0;
  }

  private static boolean isAnything(CType type) {
    return type instanceof VoidType || type instanceof IntType i && i.width() == 8;
  }

  private static Optional<Symbol> called(Instruction i) {
    return i instanceof Instruction.Call c ? Exprs.calledFunction(c.function()) : Optional.empty();
  }
}
