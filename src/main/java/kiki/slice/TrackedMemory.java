// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.pointer.Place;
import kiki.pointer.PointsTo;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.program.Property;
import kiki.util.Location;

/**
 * What an abstraction of memory keeps: variables that are written by their names, or through
 * pointers of which every value is known. Such a pointer is <em>plain</em>: all that is ever stored
 * in it are addresses of variables, null, and other plain pointers, so that an analysis of the
 * abstraction finds all its targets, too. Allocated objects are forgotten, and variables that a
 * pointer which is not plain may write.
 */
final class TrackedMemory {
  /** Whether pointers are followed at all. */
  enum Pointers {
    FOLLOWED,
    FORGOTTEN
  }

  private final Program program;
  private final PointsTo pointsTo;
  private final PointsTo unguessed;
  private final Pointers pointers;
  private final Set<Symbol> forgotten = new HashSet<>();
  private final Set<Symbol> dubious = new HashSet<>();
  private final Set<Symbol> dubiousResults = new HashSet<>();
  private boolean changed;

  private TrackedMemory(Program program, PointsTo pointsTo, PointsTo unguessed, Pointers pointers) {
    this.program = program;
    this.pointsTo = pointsTo;
    this.unguessed = unguessed;
    this.pointers = pointers;
  }

  /**
   * @param unguessed what pointers lead to if those from outside lead nowhere
   */
  static TrackedMemory of(
      Program program, PointsTo pointsTo, PointsTo unguessed, Pointers pointers) {
    TrackedMemory memory = new TrackedMemory(program, pointsTo, unguessed, pointers);
    memory.forgetReachable();
    do {
      memory.changed = false;
      program.initialization().forEach(i -> memory.look(i, program.entry()));
      for (Function f : program.functions().values()) {
        f.body().forEach(i -> memory.look(i, f.symbol()));
      }
    } while (memory.changed);
    return memory;
  }

  /** Whether something without meaning in the program has one here. */
  boolean givesMeaning() {
    return instructions(program).anyMatch(this::isPassed);
  }

  /** What only changes memory has a meaning where nothing is known of that. */
  boolean isPassed(List<Instruction> body, int index) {
    Instruction i = body.get(index);
    return isPassed(i)
        || i instanceof Instruction.Assert a
            && a.property().kind() == Property.Kind.UNMODELLED
            && isPassed(body.get(index + 1));
  }

  private boolean isPassed(Instruction instruction) {
    return changesMemory(instruction) || callsOthers(instruction);
  }

  static Stream<Instruction> instructions(Program program) {
    return program.functions().values().stream().flatMap(f -> f.body().stream());
  }

  /** Whether an instruction calls a function that the program does not have, if any. */
  private boolean callsOthers(Instruction instruction) {
    return instruction instanceof Instruction.Unsupported u
        && u.extent() instanceof Instruction.Extent.Callee(Expr pointer, List<Symbol> others)
        && unguessed.of(pointer).stream()
            .allMatch(
                p ->
                    !(p.object() instanceof MemoryObject.Named(Symbol s))
                        || !s.isFunction()
                        || others.contains(s));
  }

  /**
   * Where functions may be called that the program does not have. If every value of the pointer is
   * known, it leads to those that the program has.
   */
  Set<Location> outsideCalls() {
    return instructions(program)
        .filter(this::callsOutside)
        .map(Instruction::location)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private boolean callsOutside(Instruction instruction) {
    return instruction instanceof Instruction.Unsupported u
        && u.extent() instanceof Instruction.Extent.Callee(Expr pointer, var _)
        && callsOthers(instruction)
        && !isPlain(pointer);
  }

  /** Whether an instruction may call a function that the program does not have. */
  static boolean callsPointer(Instruction instruction) {
    return instruction instanceof Instruction.Unsupported u
        && u.extent() instanceof Instruction.Extent.Callee;
  }

  /** Whether an instruction may have changed anything that a pointer can lead to. */
  static boolean changesMemory(Instruction instruction) {
    return instruction instanceof Instruction.Unsupported u
        && u.extent() instanceof Instruction.Extent.Memory;
  }

  private void forgetReachable() {
    if (instructions(program).noneMatch(TrackedMemory::changesMemory)) {
      return;
    }
    for (MemoryObject o : pointsTo.addressTaken()) {
      if (o instanceof MemoryObject.Named(Symbol s)) {
        forgotten.add(s);
      }
    }
  }

  boolean isFollowing() {
    return pointers == Pointers.FOLLOWED;
  }

  /** Whether reading the lvalue tells nothing, and writing it changes nothing. */
  boolean isForgotten(Expr lvalue) {
    return switch (root(lvalue)) {
      case Expr.Variable(Symbol s) -> isForgotten(s);
      case Expr.Dereference d -> !isFollowed(d);
      case Expr _ -> false;
    };
  }

  private boolean isForgotten(Symbol symbol) {
    return forgotten.contains(symbol) || hasPointerInUnion(symbol.type());
  }

  /** Whether an access through a pointer stays as it is. */
  private boolean isFollowed(Expr.Dereference d) {
    if (pointers == Pointers.FORGOTTEN || !isPlain(d.pointer())) {
      return false;
    }
    Set<MemoryObject> targets = targets(d);
    return !targets.isEmpty()
        && targets.size() <= SliceTuning.MOST_TARGETS
        && targets.stream().allMatch(o -> isTracked(o, d.type()));
  }

  /** Whether it is kept, and no bytes of pointers are accessed as something else. */
  private boolean isTracked(MemoryObject object, CType accessed) {
    return object instanceof MemoryObject.Named(Symbol s)
        && !s.isFunction()
        && !isForgotten(s)
        && (!hasPointer(s.type()) || isAsDeclared(s.type(), accessed));
  }

  private Set<MemoryObject> targets(Expr lvalue) {
    Set<MemoryObject> targets = new HashSet<>();
    for (Place p : pointsTo.addressesOf(lvalue)) {
      targets.add(p.object());
    }
    return targets;
  }

  /** Whether all pointers in a value are plain. */
  boolean isPlain(Expr e) {
    if (!hasPointer(e.type())) {
      return true;
    }
    if (pointers == Pointers.FORGOTTEN) {
      return e instanceof Expr.NullPointer || e instanceof Expr.Zero;
    }
    return switch (e) {
      case Expr.NullPointer _, Expr.Zero _ -> true;
      case Expr.AddressOf(Expr target, var _) -> isPlainPlace(target);
      case Expr.Variable _, Expr.Index _, Expr.Member _, Expr.Dereference _ -> isPlainContent(e);
      case Expr.Cast(Expr operand, var _) -> isPlain(operand);
      case Expr.Conditional c -> isPlain(c.whenTrue()) && isPlain(c.whenFalse());
      case Expr.Binary b -> b.op().kind() == Expr.BinaryOp.Kind.POINTER && isPlain(b.left());
      case Expr.StructValue v -> v.members().stream().allMatch(this::isPlain);
      case Expr.ArrayValue v -> v.elements().stream().allMatch(this::isPlain);
      case Expr _ -> false;
    };
  }

  private boolean isPlainPlace(Expr lvalue) {
    return switch (root(lvalue)) {
      case Expr.Variable _ -> true;
      case Expr.Dereference d -> isPlain(d.pointer());
      case Expr _ -> false;
    };
  }

  private boolean isPlainContent(Expr lvalue) {
    return switch (root(lvalue)) {
      case Expr.Variable(Symbol s) -> !isForgotten(s) && !dubious.contains(s);
      case Expr.Dereference d ->
          isFollowed(d)
              && targets(d).stream()
                  .allMatch(o -> o instanceof MemoryObject.Named(Symbol s) && !dubious.contains(s));
      case Expr _ -> false;
    };
  }

  private void look(Instruction instruction, Symbol function) {
    switch (instruction) {
      case Instruction.Assign a -> write(a.target(), isPlain(a.value()));
      case Instruction.Input i -> write(i.target(), false);
      case Instruction.Allocate a -> write(a.target(), false);
      case Instruction.Call c -> call(c);
      case Instruction.Return(Optional<Expr> value, var _) -> {
        if (value.isPresent() && !isPlain(value.get())) {
          changed |= dubiousResults.add(function);
        }
      }
      case Instruction.Assume _,
          Instruction.Assert _,
          Instruction.Goto _,
          Instruction.Target _,
          Instruction.Declare _,
          Instruction.Dead _,
          Instruction.Free _,
          Instruction.Halt _,
          Instruction.Unsupported _ -> {}
    }
  }

  private void call(Instruction.Call call) {
    Optional<Function> callee = Exprs.calledFunction(call.function()).flatMap(program::function);
    boolean plain = callee.filter(c -> !dubiousResults.contains(c.symbol())).isPresent();
    call.result().ifPresent(r -> write(r, plain));
    if (callee.isEmpty()) {
      return;
    }
    List<Symbol> parameters = callee.get().parameters();
    for (int i = 0; i < parameters.size(); i++) {
      if (i >= call.arguments().size() || !isPlain(call.arguments().get(i))) {
        doubt(parameters.get(i));
      }
    }
  }

  /** Notes a write of a value whose pointers are plain, or are not. */
  private void write(Expr target, boolean plain) {
    switch (root(target)) {
      case Expr.Variable(Symbol s) -> {
        if (!plain && hasPointer(target.type())) {
          doubt(s);
        }
      }
      case Expr.Dereference d -> {
        for (MemoryObject o : targets(d)) {
          if (o instanceof MemoryObject.Named(Symbol s)) {
            write(s, d, plain);
          }
        }
      }
      case Expr other -> throw new IllegalStateException("no lvalue: " + other);
    }
  }

  private void write(Symbol target, Expr.Dereference d, boolean plain) {
    if (!isFollowed(d)) {
      changed |= forgotten.add(target);
    } else if (hasPointer(target.type()) && !plain) {
      doubt(target);
    }
  }

  private static boolean isAsDeclared(CType declared, CType accessed) {
    return Exprs.sameType(declared, accessed)
        || declared instanceof ArrayType a && isAsDeclared(a.element(), accessed);
  }

  private void doubt(Symbol symbol) {
    changed |= dubious.add(symbol);
  }

  private static Expr root(Expr lvalue) {
    Expr at = lvalue;
    while (at instanceof Expr.Index || at instanceof Expr.Member) {
      at = at instanceof Expr.Index i ? i.array() : ((Expr.Member) at).base();
    }
    return at;
  }

  private static boolean hasPointer(CType type) {
    return switch (type) {
      case PointerType _ -> true;
      case ArrayType a -> hasPointer(a.element());
      case StructType s ->
          !s.isComplete() || s.fields().stream().anyMatch(f -> hasPointer(f.type()));
      case CType _ -> false;
    };
  }

  /** Whether the bytes of a pointer may be read as a number. */
  private static boolean hasPointerInUnion(CType type) {
    return switch (type) {
      case ArrayType a -> hasPointerInUnion(a.element());
      case StructType s when s.isComplete() ->
          s.isUnion() && hasPointer(s)
              || s.fields().stream().anyMatch(f -> hasPointerInUnion(f.type()));
      case CType _ -> false;
    };
  }

  /**
   * Whether the pointers that the abstraction uses point to all that they do in the program: what
   * is said of plain pointers is checked by the analysis that the abstraction will be judged with.
   */
  boolean holds(PointsTo ofAbstraction, Program abstraction) {
    return abstraction.functions().values().stream()
        .flatMap(f -> f.body().stream())
        .flatMap(i -> Instructions.expressions(i).stream())
        .allMatch(root -> holds(ofAbstraction, root));
  }

  private boolean holds(PointsTo ofAbstraction, Expr root) {
    boolean[] all = {true};
    Exprs.forEach(
        root,
        e -> {
          if (e instanceof Expr.Dereference(Expr pointer, var _)) {
            all[0] &= hasSame(ofAbstraction, pointer);
          } else if (e instanceof Expr.Cast(Expr pointer, IntType type)
              && pointer.type() instanceof PointerType
              && !type.isBool()) {
            all[0] &= hasSame(ofAbstraction, pointer);
          } else if (e instanceof Expr.Binary(var op, Expr left, Expr right, var _)
              && op.kind() == Expr.BinaryOp.Kind.COMPARISON
              && left.type() instanceof PointerType
              && !(left instanceof Expr.NullPointer)
              && !(right instanceof Expr.NullPointer)) {
            all[0] &= hasSame(ofAbstraction, left) && hasSame(ofAbstraction, right);
          }
        });
    return all[0];
  }

  private boolean hasSame(PointsTo ofAbstraction, Expr pointer) {
    Set<MemoryObject> found = new HashSet<>();
    ofAbstraction.of(pointer).forEach(p -> found.add(p.object()));
    return pointsTo.of(pointer).stream().allMatch(p -> found.contains(p.object()));
  }
}
