// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.pointer.PointsTo;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.program.Property;
import kiki.util.Location;

/**
 * A program that knows nothing of what lies behind pointers: reading there gives any value, writing
 * there does nothing. It has every execution of the program, and others, so what holds in it holds
 * in the program. Much of what drivers and protocols are checked for depends on a few variables
 * only, while most of their instructions move data through structures that nobody could describe.
 */
public final class MemoryAbstraction {
  private static final InputOrigin UNKNOWN = InputOrigin.approximation("memory");

  /**
   * What is left of a program.
   *
   * @param outsideCalls where functions may be called that the program does not have; the
   *     abstraction does without such calls
   */
  public record Abstracted(Program program, Set<Location> outsideCalls) {
    public Abstracted {
      outsideCalls = Collections.unmodifiableSet(new LinkedHashSet<>(outsideCalls));
    }
  }

  private final TrackedMemory memory;
  private final Predicate<Property> wanted;
  private int count;
  private boolean hopeless;

  private MemoryAbstraction(TrackedMemory memory, Predicate<Property> wanted) {
    this.memory = memory;
    this.wanted = wanted;
  }

  /**
   * The abstraction in which these properties, and what is not modelled, are checked; empty if one
   * of them is about memory, or if nothing is forgotten.
   *
   * @param program in which functions are called by their names
   * @param pointsTo of the program
   */
  public static Optional<Abstracted> of(
      Program program, PointsTo pointsTo, Set<Property> properties, BooleanSupplier cancelled) {
    Predicate<Property> wanted =
        p -> properties.contains(p) || p.kind() == Property.Kind.UNMODELLED;
    PointsTo unguessed =
        TrackedMemory.instructions(program).anyMatch(TrackedMemory::callsPointer)
            ? pointsTo.withoutGuesses(cancelled)
            : pointsTo;
    TrackedMemory followed =
        TrackedMemory.of(program, pointsTo, unguessed, TrackedMemory.Pointers.FOLLOWED);
    Optional<Program> abstraction = new MemoryAbstraction(followed, wanted).of(program);
    if (abstraction.isEmpty()
        || followed.holds(pointsTo.ofSlice(abstraction.get(), cancelled), abstraction.get())) {
      return abstraction.map(a -> new Abstracted(a, followed.outsideCalls()));
    }
    TrackedMemory named =
        TrackedMemory.of(program, pointsTo, unguessed, TrackedMemory.Pointers.FORGOTTEN);
    return new MemoryAbstraction(named, wanted)
        .of(program)
        .map(a -> new Abstracted(a, followed.outsideCalls()));
  }

  /**
   * Whether the program has something without meaning whose only effect is on memory, or that may
   * be the call of a function which the program does not have.
   */
  public static boolean givesMeaningTo(Program program) {
    return TrackedMemory.instructions(program)
        .anyMatch(i -> TrackedMemory.changesMemory(i) || TrackedMemory.callsPointer(i));
  }

  private Optional<Program> of(Program program) {
    List<Instruction> initialization = new ArrayList<>();
    program.initialization().forEach(i -> initialize(i, initialization));
    Program abstraction =
        program
            .withGlobals(program.globals(), initialization)
            .mapFunctions(
                f -> {
                  List<Instruction> body = new ArrayList<>();
                  for (int i = 0; i < f.body().size(); i++) {
                    if (!memory.isPassed(f.body(), i)) {
                      rewrite(f.body().get(i), f.name(), body);
                    }
                  }
                  return f.withBody(body);
                });
    return hopeless || count == 0 && !memory.givesMeaning()
        ? Optional.empty()
        : Optional.of(abstraction);
  }

  /** Where static objects get their values, no other variables are declared. */
  private void initialize(Instruction instruction, List<Instruction> out) {
    Expr target = Instructions.target(instruction).orElseThrow();
    if (memory.isForgotten(target)) {
      return;
    }
    List<Instruction> rewritten = new ArrayList<>();
    rewrite(instruction, "", rewritten);
    if (rewritten.size() == 1) {
      out.addAll(rewritten);
    } else {
      out.add(new Instruction.Input(target, UNKNOWN, instruction.location()));
    }
  }

  private void rewrite(Instruction instruction, String function, List<Instruction> out) {
    Rewriting rewriting = new Rewriting(function, instruction.location(), out);
    switch (instruction) {
      case Instruction.Assert a when !wanted.test(a.property()) -> {}
      case Instruction.Assert a -> {
        int before = count;
        out.add(rewriting.of(a));
        hopeless |= count > before;
      }
      // Whether allocated objects live is not known anyway.
      case Instruction.Free _ -> {}
      case Instruction.Call(Optional<Expr> result, Expr f, List<Expr> arguments, Location at)
          when result.filter(memory::isForgotten).isPresent() ->
          out.add(new Instruction.Call(f, arguments.stream().map(rewriting::value).toList(), at));
      case Instruction i -> {
        if (Instructions.target(i).filter(memory::isForgotten).isEmpty()) {
          out.add(rewriting.of(i));
        }
      }
    }
  }

  /** Puts an unknown value in the place of each that is not known. */
  private final class Rewriting {
    private final String function;
    private final Location at;
    private final List<Instruction> out;
    private boolean changed;

    Rewriting(String function, Location at, List<Instruction> out) {
      this.function = function;
      this.at = at;
      this.out = out;
    }

    /** The same instruction if nothing in it is unknown: counterexamples name instructions. */
    Instruction of(Instruction instruction) {
      Instruction rewritten = Instructions.map(instruction, this::value, this::place);
      return changed ? rewritten : instruction;
    }

    private Expr place(Expr lvalue) {
      return switch (lvalue) {
        case Expr.Index(Expr array, Expr index) -> new Expr.Index(place(array), value(index));
        case Expr.Member(Expr base, var field) -> new Expr.Member(place(base), field);
        case Expr.Dereference(Expr pointer, CType type) ->
            new Expr.Dereference(value(pointer), type);
        case Expr other -> other;
      };
    }

    Expr value(Expr e) {
      return switch (e) {
        case Expr.Variable _, Expr.Index _, Expr.Member _, Expr.Dereference _
            when Exprs.isLvalue(e) ->
            memory.isForgotten(e) ? unknown(e.type()) : place(e);
        case Expr.AddressOf(Expr target, PointerType type) ->
            new Expr.AddressOf(place(target), type);
        case Expr.PointerPredicate _, Expr.PointerQuery _, Expr.HeapPredicate _ ->
            unknown(e.type());
        case Expr.Cast(Expr operand, CType type) when isBetweenNumbersAndPointers(operand, type) ->
            isKnown(operand, type) ? new Expr.Cast(value(operand), type) : unknown(type);
        case Expr.Binary(var op, Expr left, Expr right, CType type)
            when isOfPointers(op, left) && !isKnown(left, right) ->
            unknown(type);
        case Expr other -> Exprs.mapChildren(other, this::value);
      };
    }

    private static boolean isBetweenNumbersAndPointers(Expr operand, CType type) {
      return operand.type() instanceof PointerType != type instanceof PointerType;
    }

    private static boolean isOfPointers(Expr.BinaryOp op, Expr left) {
      return left.type() instanceof PointerType
          && (op.kind() == Expr.BinaryOp.Kind.COMPARISON || op == Expr.BinaryOp.POINTER_DIFFERENCE);
    }

    /** Whether a conversion gives what it gives in the program. */
    private boolean isKnown(Expr operand, CType type) {
      return type.equals(IntType.BOOL) && Exprs.isLvalue(operand)
          || memory.isPlain(operand) && memory.isFollowing();
    }

    /** Whether a comparison gives what it gives in the program. */
    private boolean isKnown(Expr left, Expr right) {
      return isTestForNull(left, right)
          || isTestForNull(right, left)
          || memory.isPlain(left) && memory.isPlain(right);
    }

    /** Unknown pointers, too, are null or not. */
    private static boolean isTestForNull(Expr pointer, Expr constant) {
      return constant instanceof Expr.NullPointer && Exprs.isLvalue(pointer);
    }

    private Expr unknown(CType type) {
      changed = true;
      Symbol symbol =
          new Symbol(
              "unknown$" + ++count, type, Qualifiers.NONE, Symbol.Storage.TEMPORARY, function, at);
      Expr variable = new Expr.Variable(symbol);
      out.add(new Instruction.Declare(symbol, at));
      out.add(new Instruction.Input(variable, UNKNOWN, at));
      return variable;
    }
  }
}
