// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.tree.Contract;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.tree.TranslationUnit.FunctionDefinition;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.lower.code.Callee;
import kiki.lower.code.TreeWalk;
import kiki.lower.function.Effects;
import kiki.lower.function.FunctionLowering;
import kiki.lower.known.BuiltinNames;
import kiki.lower.known.KnownFunctions;
import kiki.util.Location;

/**
 * All that a loop may write, where no clause says it: variables, and whole objects behind pointers
 * that the loop leaves alone. Other writes through pointers cannot be named at the loop's head.
 */
final class LoopWrites {
  private final FunctionLowering f;
  private final Statement loop;
  private final Set<Symbol> inner;
  private final Set<Symbol> variables = new LinkedHashSet<>();
  private final Set<Symbol> objects = new LinkedHashSet<>();
  private final Set<Symbol> assigned = new HashSet<>();
  private final Set<Symbol> seen = new HashSet<>();
  private boolean isKnown = true;

  private LoopWrites(FunctionLowering f, Statement loop, Set<Symbol> inner) {
    this.f = f;
    this.loop = loop;
    this.inner = inner;
  }

  /** What of the loop is executed in each iteration. */
  static Statement repeated(Statement loop) {
    return loop instanceof Statement.For x
        ? new Statement.For(List.of(), x.condition(), x.step(), x.body(), x.location())
        : loop;
  }

  /** The locals that come to life in a statement. */
  static Set<Symbol> declared(Statement loop) {
    Set<Symbol> all = new LinkedHashSet<>();
    List<Statement> work = new ArrayList<>();
    work.add(loop);
    for (int i = 0; i < work.size(); i++) {
      if (work.get(i) instanceof Statement.Declare d && !d.symbol().isStatic()) {
        all.add(d.symbol());
      }
      if (work.get(i) instanceof Statement.VariableLength v) {
        all.add(v.count());
      }
      work.addAll(TreeWalk.substatements(work.get(i)));
    }
    TreeWalk.expressions(
        loop,
        e -> {
          if (e instanceof Expression.CompoundLiteral c) {
            all.add(c.symbol());
          }
          if (e instanceof Expression.StatementExpression s) {
            all.addAll(declared(s.body()));
          }
        });
    return all;
  }

  /** The targets, or nothing if there may be others. */
  static Optional<List<Contract.Target>> infer(FunctionLowering f, Statement loop) {
    LoopWrites writes = new LoopWrites(f, loop, declared(loop));
    TreeWalk.expressions(loop, writes::noteAssigned);
    TreeWalk.expressions(loop, writes::note);
    return writes.isKnown && !hasAssembly(loop) ? Optional.of(writes.targets()) : Optional.empty();
  }

  private static boolean hasAssembly(Statement s) {
    return s instanceof Statement.Assembly
        || TreeWalk.substatements(s).stream().anyMatch(LoopWrites::hasAssembly);
  }

  private List<Contract.Target> targets() {
    List<Contract.Target> targets = new ArrayList<>();
    Location at = loop.location();
    for (Symbol v : variables) {
      targets.add(Contract.Target.always(new Expression.Reference(v, v.type(), at)));
    }
    for (Symbol p : objects) {
      Expression pointer = new Expression.Reference(p, p.type(), at);
      targets.add(
          Contract.Target.always(
              new Expression.Builtin(
                  "__CPROVER_object_whole", List.of(pointer), VoidType.VOID, at)));
    }
    return targets;
  }

  private static Expression target(Expression e) {
    return switch (e) {
      case Expression.Assign x -> x.target();
      case Expression.CompoundAssign x -> x.target();
      case Expression.Step x -> x.target();
      case Expression other -> null;
    };
  }

  private void noteAssigned(Expression e) {
    Expression target = target(e);
    if (target != null && !isBehindPointer(target)) {
      Effects.root(target).ifPresent(assigned::add);
    }
  }

  private void note(Expression e) {
    Expression target = target(e);
    if (target != null) {
      write(target);
    }
    switch (e) {
      case Expression.Call c -> call(c);
      case Expression.Builtin b -> isKnown &= isHarmless(b);
      case Expression.VariadicArgument v -> isKnown = false;
      case Expression other -> {}
    }
  }

  private static boolean isHarmless(Expression.Builtin b) {
    String name = b.name();
    return BuiltinNames.isPure(name)
        || name.startsWith("__CPROVER_overflow_")
        || name.startsWith("__CPROVER_") && name.endsWith("_ok");
  }

  /** An lvalue is written: the variable it is in, or what a pointer points to. */
  private void write(Expression lvalue) {
    Expression at = lvalue;
    while (true) {
      switch (at) {
        case Expression.Member m -> at = m.base();
        case Expression.Index i -> {
          if (!(i.base().type() instanceof ArrayType)) {
            behind(i.base());
            return;
          }
          at = i.base();
        }
        case Expression.Dereference d -> {
          behind(d.pointer());
          return;
        }
        case Expression.Reference r -> {
          if (!inner.contains(r.symbol())) {
            isKnown &= Layout.hasConstantSize(f.types().map(r.type()));
            variables.add(r.symbol());
          }
          return;
        }
        case Expression other -> {
          isKnown = false;
          return;
        }
      }
    }
  }

  private void behind(Expression pointer) {
    Expression at = pointer;
    while (true) {
      switch (at) {
        case Expression.Cast c when c.operand().type() instanceof PointerType -> at = c.operand();
        case Expression.Binary b when b.left().type() instanceof PointerType -> at = b.left();
        case Expression.Decay d -> {
          write(d.operand());
          return;
        }
        case Expression.AddressOf a -> {
          write(a.operand());
          return;
        }
        case Expression.Reference r -> {
          Symbol p = r.symbol();
          boolean isFixed =
              !p.isStatic()
                  && !inner.contains(p)
                  && (!assigned.contains(p) || LoopMoves.onlyMoves(loop, p))
                  && !f.effects().isAddressTaken(p);
          isKnown &= isFixed;
          objects.add(p);
          return;
        }
        case Expression other -> {
          isKnown = false;
          return;
        }
      }
    }
  }

  private void call(Expression.Call c) {
    Optional<Symbol> callee = Callee.named(c.function());
    if (callee.isEmpty()) {
      isKnown = false;
    } else if (f.calls().family(c) != KnownFunctions.Family.NONE) {
      intrinsic(callee.get().name(), c);
    } else {
      call(c, callee.get());
    }
  }

  private void call(Expression.Call c, Symbol callee) {
    Optional<FunctionDefinition> definition = f.linkage().definition(f.linkage().function(callee));
    if (definition.isPresent()) {
      body(definition.get());
    } else {
      isKnown &=
          c.arguments().stream().noneMatch(a -> a.type() instanceof PointerType)
              || KnownFunctions.isOutput(callee.name());
    }
  }

  private void intrinsic(String name, Expression.Call c) {
    switch (KnownFunctions.family(name)) {
      case MEMORY -> behind(c.arguments().getFirst());
      case VERIFIER ->
          isKnown &=
              c.arguments().stream().noneMatch(a -> a.type() instanceof PointerType)
                  || name.endsWith("_assert");
      case MATH, PROCESS, ALLOCATION -> isKnown &= !name.equals("realloc");
      case DEALLOCATION, SCAN, INTERNAL, CONTRACT, REFUSED, NONE -> isKnown = false;
    }
  }

  /** A function that is called: what it writes by name is static, or lives in the call only. */
  private void body(FunctionDefinition definition) {
    if (!seen.add(definition.symbol())) {
      return;
    }
    Statement body = definition.body();
    isKnown &= !hasAssembly(body);
    TreeWalk.expressions(
        body,
        e -> {
          Expression target = target(e);
          if (target != null) {
            isKnown &= !isBehindPointer(target);
            Effects.root(target).filter(Symbol::isStatic).ifPresent(variables::add);
          }
          switch (e) {
            case Expression.Call c -> nested(c);
            case Expression.Builtin b -> isKnown &= isHarmless(b);
            case Expression.VariadicArgument v -> isKnown = false;
            case Expression other -> {}
          }
        });
  }

  private static boolean isBehindPointer(Expression lvalue) {
    Expression at = lvalue;
    while (at instanceof Expression.Member || at instanceof Expression.Index) {
      if (at instanceof Expression.Index i && !(i.base().type() instanceof ArrayType)) {
        return true;
      }
      at = at instanceof Expression.Member m ? m.base() : ((Expression.Index) at).base();
    }
    return !(at instanceof Expression.Reference);
  }

  private void nested(Expression.Call c) {
    isKnown &= f.calls().family(c) != KnownFunctions.Family.MEMORY;
    call(c);
  }
}
