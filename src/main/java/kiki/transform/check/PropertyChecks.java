// SPDX-License-Identifier: Apache-2.0
package kiki.transform.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.options.Check;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Instructions;
import kiki.program.Program;
import kiki.program.Property;
import kiki.transform.core.Simplify;
import kiki.transform.core.TransformTuning;
import kiki.util.CheckSwitches;
import kiki.util.Location;

/**
 * Inserts the checks that are switched on, each right before the instruction it guards, and removes
 * the assertions of the source if those are off. Checks inside {@code &&}, {@code ||} and {@code
 * ?:} hold only where the operand is evaluated.
 */
public final class PropertyChecks {
  /** What is checked in a part of the program. */
  private record Rules(CheckOptions options, ExpressionChecks expressions) {}

  private final CheckOptions options;
  private final Layout layout;
  private final Initializations initializations;
  private final Expr allIsSeen;
  private final Map<CheckSwitches, Rules> rules = new HashMap<>();

  private PropertyChecks(
      CheckOptions options, Layout layout, Initializations initializations, Expr allIsSeen) {
    this.options = options;
    this.layout = layout;
    this.initializations = initializations;
    this.allIsSeen = allIsSeen;
  }

  /** Loops that are not executed in full may leave memory that the program does not show. */
  private static Expr allIsSeen(Program program) {
    return program.globals().stream()
        .filter(s -> s.has(Symbol.Trait.UNSEEN_ALLOCATIONS))
        .findFirst()
        .map(s -> Exprs.not(new Expr.Variable(s)))
        .orElse(Exprs.TRUE);
  }

  private Rules rules(Location at) {
    return rules.computeIfAbsent(
        at.switches(),
        switches -> {
          CheckOptions there = options.switched(switches);
          return new Rules(there, new ExpressionChecks(there, layout, initializations));
        });
  }

  public static Program run(Program program, CheckOptions options) {
    PropertyChecks pass =
        new PropertyChecks(
            options, program.layout(), Initializations.of(program, options), allIsSeen(program));
    Map<Symbol, Function> functions = new LinkedHashMap<>();
    program.functions().forEach((s, f) -> functions.put(s, pass.function(f, s == program.entry())));
    if (!options.has(Check.MEMORY_TRACK)) {
      return program.withFunctions(functions);
    }
    Set<Symbol> allocating = Allocating.functions(program);
    functions.replaceAll(
        (s, f) -> s.location().isLibrary() ? f : LoopLeakChecks.of(f, allocating).checked());
    return program.withFunctions(EndlessCalls.checked(functions));
  }

  private Function function(Function f, boolean isStart) {
    List<Instruction> body = new ArrayList<>();
    Instruction previous = null;
    for (Instruction i : f.body()) {
      boolean repeats = repeats(previous, i);
      if (!isStart && !repeats && !isBy(CheckSwitches.Author.TESTED_LIBRARY, i)) {
        before(i, f.name(), body);
      }
      if (i instanceof Instruction.Unsupported u && !neverPasses(previous)) {
        unmodelled(u, f.name(), body);
      }
      if (i instanceof Instruction.Halt) {
        leaks(f.name(), i.location(), body);
      }
      if (isKept(previous, i)) {
        body.add(i);
        initializations.after(i, body);
      }
      if (i instanceof Instruction.Target t && options.errorLabel().isPresent()) {
        label(t, f.name(), body);
      }
      previous = i;
    }
    return f.withBody(body);
  }

  private static boolean repeats(Instruction previous, Instruction i) {
    return i instanceof Instruction.Assume a
        && previous instanceof Instruction.Assert b
        && a.condition() == b.condition();
  }

  /** What is reached only by executions that fail has its property already. */
  private boolean neverPasses(Instruction previous) {
    return previous instanceof Instruction.Assert a
        && Exprs.isFalse(a.condition())
        && isOn(a.property().kind());
  }

  private void unmodelled(Instruction.Unsupported u, String function, List<Instruction> out) {
    if (options.has(Check.UNMODELLED)) {
      RequiredCondition reached =
          new RequiredCondition(Exprs.FALSE, Property.Kind.UNMODELLED, u.construct());
      add(reached, function, u.location(), out);
    }
  }

  /**
   * An assertion that is off still ends the executions on which it fails; of one that is on, the
   * analysis says where they go on.
   */
  private boolean isKept(Instruction previous, Instruction i) {
    if (i instanceof Instruction.Assert a) {
      return isOn(a.property().kind());
    }
    return !(repeats(previous, i)
        && previous instanceof Instruction.Assert a
        && isOn(a.property().kind()));
  }

  private boolean isOn(Property.Kind kind) {
    return switch (kind) {
      case ASSERTION, STATED_PRECONDITION, STATED_POSTCONDITION -> options.has(Check.ASSERTIONS);
      case PRECONDITION -> options.has(Check.LIBRARY);
      case STREAM -> options.has(Check.LIBRARY) || options.has(Check.POINTERS);
      case ARRAY_BOUNDS -> options.has(Check.ARRAY_SIZES);
      case BIT_COUNT -> options.has(Check.BIT_COUNTS);
      case POINTER_DEREFERENCE -> options.has(Check.POINTERS);
      case NULL_CALL -> options.has(Check.NULL_CALLS);
      case UNMODELLED -> options.has(Check.UNMODELLED);
      case COVERAGE -> options.has(Check.COVER);
      case UNREACHABLE,
          READ_ONLY,
          FREE,
          MEMORY_LEAK,
          DIVISION_BY_ZERO,
          OVERFLOW,
          NAN,
          UNDEFINED_SHIFT,
          CONVERSION,
          ENUM_RANGE,
          POINTER_OVERFLOW,
          SAME_OBJECT,
          REQUIRES,
          ENSURES,
          ASSIGNS,
          FREES,
          LOOP_INVARIANT_BASE,
          LOOP_INVARIANT_STEP,
          LOOP_DECREASES,
          LOOP_ASSIGNS,
          UNINITIALIZED,
          POINTER_PRIMITIVE,
          UNWINDING,
          TERMINATION ->
          true;
    };
  }

  private void before(Instruction i, String function, List<Instruction> out) {
    List<RequiredCondition> required = new ArrayList<>();
    boolean isLibrary = i.location().isLibrary();
    Rules there = rules(i.location());
    ExpressionChecks expressions = there.expressions();
    for (Expr value : Instructions.values(i)) {
      expressions.value(value, required);
    }
    Instructions.target(i).ifPresent(target -> expressions.write(target, required));
    if (i instanceof Instruction.Free f && f.isOfHeap()) {
      free(f.pointer(), there, required);
    }
    if (i instanceof Instruction.Call c) {
      errorCall(c, required);
    }
    Map<String, List<Expr>> seen = new HashMap<>();
    for (RequiredCondition f : required) {
      boolean isArithmetic =
          f.kind() == Property.Kind.OVERFLOW || f.kind() == Property.Kind.CONVERSION;
      boolean isCopied =
          f.kind() == Property.Kind.UNINITIALIZED && isBy(CheckSwitches.Author.COPYING_LIBRARY, i);
      boolean isWanted = !(isLibrary && isArithmetic) && !isCopied;
      boolean isTrivial =
          isSmall(f.condition()) && Exprs.isTrue(Simplify.expression(f.condition()));
      if (isWanted && !isTrivial && isNew(f, seen)) {
        add(f, function, i.location(), out);
      }
    }
  }

  /**
   * Whether nothing seen says the same. The words do not tell: where an expression stands twice, it
   * may be evaluated under two conditions, and what is long is cut off in them.
   */
  private static boolean isNew(RequiredCondition f, Map<String, List<Expr>> seen) {
    List<Expr> alike = seen.computeIfAbsent(f.kind() + f.description(), _ -> new ArrayList<>());
    if (alike.contains(f.condition())) {
      return false;
    }
    alike.add(f.condition());
    return true;
  }

  private static boolean isBy(CheckSwitches.Author author, Instruction i) {
    return i.location().switches().author() == author;
  }

  /** Large conditions are not worth the time; they are hardly ever constant. */
  private static boolean isSmall(Expr condition) {
    ArrayDeque<Expr> work = new ArrayDeque<>();
    work.push(condition);
    for (int seen = 0; seen < TransformTuning.MOST_NODES_FOLDED; seen++) {
      if (work.isEmpty()) {
        return true;
      }
      Exprs.children(work.pop()).forEach(work::push);
    }
    return false;
  }

  private static void add(
      RequiredCondition f, String function, Location at, List<Instruction> out) {
    Property property = new Property("", f.kind(), f.description(), function, at);
    out.add(new Instruction.Assert(f.condition(), property, at));
  }

  private void errorCall(Instruction.Call c, List<RequiredCondition> required) {
    if (options.has(Check.UNREACH_CALL)) {
      Exprs.calledFunction(c.function())
          .map(Symbol::name)
          .filter(options.errorFunctions()::contains)
          .map(
              name ->
                  new RequiredCondition(Exprs.FALSE, Property.Kind.UNREACHABLE, "call of " + name))
          .ifPresent(required::add);
    }
  }

  private void label(Instruction.Target t, String function, List<Instruction> out) {
    String wanted = options.errorLabel().orElseThrow();
    if (options.has(Check.ERROR_LABEL) && t.label().writtenName().equals(Optional.of(wanted))) {
      add(
          new RequiredCondition(Exprs.FALSE, Property.Kind.UNREACHABLE, "error label " + wanted),
          function,
          t.location(),
          out);
    }
  }

  /** At the end of the program; what is allocated there leaks. */
  private void leaks(String function, Location at, List<Instruction> out) {
    if (rules(at).options().has(Check.MEMORY_LEAK)) {
      add(
          new RequiredCondition(
              Exprs.and(new Expr.HeapPredicate(Expr.HeapTest.ALL_FREED), allIsSeen),
              Property.Kind.MEMORY_LEAK,
              "dynamically allocated memory never freed in __CPROVER_memory_leak == NULL"),
          function,
          at,
          out);
    }
    if (options.has(Check.MEMORY_TRACK)) {
      add(
          new RequiredCondition(
              Exprs.and(new Expr.HeapPredicate(Expr.HeapTest.ALL_REACHABLE), allIsSeen),
              Property.Kind.MEMORY_LEAK,
              LoopLeakChecks.LOST),
          function,
          at,
          out);
    }
  }

  /** What C11 7.22.3.3 requires of the argument of {@code free}. */
  private void free(Expr pointer, Rules there, List<RequiredCondition> required) {
    if (!there.options().has(Check.POINTERS)) {
      return;
    }
    Expr isNull = new Expr.PointerPredicate(Expr.PointerTest.IS_NULL, pointer);
    Expr isDynamic = new Expr.PointerPredicate(Expr.PointerTest.IS_DYNAMIC, pointer);
    Expr isFreed = new Expr.PointerPredicate(Expr.PointerTest.IS_DEALLOCATED, pointer);
    Expr start =
        Exprs.compare(
            Expr.BinaryOp.EQUAL,
            new Expr.PointerQuery(Expr.PointerAttribute.OFFSET, pointer, layout.differenceType()),
            Exprs.zero(layout.differenceType()));
    Expr isInvalid = new Expr.PointerPredicate(Expr.PointerTest.IS_INVALID, pointer);
    Expr isDead = new Expr.PointerPredicate(Expr.PointerTest.IS_DEAD, pointer);
    // The most specific first: a run that stops at the first failure names this one.
    precondition(Exprs.or(isNull, Exprs.not(isFreed)), "double free", required);
    precondition(
        Exprs.or(isNull, Exprs.not(Exprs.or(Exprs.or(isInvalid, isFreed), isDead))),
        "free argument must be NULL or valid pointer",
        required);
    precondition(Exprs.or(isNull, isDynamic), "free argument must be dynamic object", required);
    precondition(start, "free argument has offset zero", required);
  }

  private static void precondition(Expr condition, String text, List<RequiredCondition> required) {
    required.add(new RequiredCondition(condition, Property.Kind.FREE, text));
  }
}
