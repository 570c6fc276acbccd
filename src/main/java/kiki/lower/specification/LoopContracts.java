// SPDX-License-Identifier: Apache-2.0
package kiki.lower.specification;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.source.CError;
import kiki.cfront.tree.Contract;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Conversions;
import kiki.lower.code.TreeWalk;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.LoopForm;
import kiki.lower.link.ContractFrame;
import kiki.lower.link.ProgramContracts;
import kiki.lower.link.Types;
import kiki.lower.verifier.OpenPointers;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.InputOrigin;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.util.Location;

/**
 * Loops whose contract is applied: the invariant is asserted at the entry; what the loop writes
 * gets any value that satisfies the invariant; after one iteration from there the invariant is
 * asserted again and the execution ends. Executions that leave the loop do so from such a state.
 */
final class LoopContracts {
  /** A loop that is being lowered: one iteration from any state that satisfies the invariant. */
  private final class Open implements LoopForm {
    private final Statement.Contracted contracted;
    private final Contract contract;
    private final Set<String> labels;
    private final List<Expr> measures = new ArrayList<>();
    private ContractFrame frame;

    private Open(Statement.Contracted contracted, Set<String> labels) {
      this.contracted = contracted;
      this.contract = contracted.contract();
      this.labels = labels;
    }

    @Override
    public void begin() {
      LoopContracts.this.begin(this);
    }

    @Override
    public void again() {
      end(this);
    }

    @Override
    public void leave() {
      LoopContracts.this.leave(this);
    }
  }

  private final FunctionLowering f;
  private final Clauses clauses;
  private final Deque<Open> open = new ArrayDeque<>();

  LoopContracts(FunctionLowering f, Clauses clauses) {
    this.f = f;
    this.clauses = clauses;
  }

  /** How the loop begins and ends; empty if the contract does not decide what it means. */
  Optional<LoopForm> form(Statement.Contracted x) {
    return applies(x) ? Optional.of(new Open(x, LoopLabels.defined(x.loop()))) : Optional.empty();
  }

  private boolean applies(Statement.Contracted x) {
    if (!f.linkage().contracts().options().loops()) {
      return false;
    }
    if (LoopLabels.isEnteredFromOutside(x.loop(), f.body())) {
      f.linkage()
          .warn(x.location(), "the contract of a loop that a jump leads into is not applied");
      return false;
    }
    return true;
  }

  /** The head of the loop: everything before its condition is evaluated. */
  private void begin(Open loop) {
    Contract contract = loop.contract;
    Location at = contract.location();
    Statement repeated = LoopWrites.repeated(loop.contracted.loop());
    open.push(loop);
    for (Contract.Clause c : contract.of(Contract.Kind.INVARIANT)) {
      refuseFresh(condition(c));
      clauses.snapshot(condition(c), "__CPROVER_loop_entry");
    }
    check(contract, Property.Kind.LOOP_INVARIANT_BASE, "Check invariant before entry for loop");
    Optional<List<Contract.Target>> inferred = Optional.empty();
    List<Contract.Clause> assigns = contract.of(Contract.Kind.ASSIGNS);
    if (assigns.isEmpty()) {
      inferred = LoopWrites.infer(f, repeated);
      if (inferred.isEmpty()) {
        f.code()
            .add(
                new Instruction.Unsupported(
                    "what the loop writes through pointers; a clause __CPROVER_assigns can say it",
                    at));
      }
      assigns = List.of(new Contract.Clause(Contract.Kind.ASSIGNS, inferred.orElse(List.of()), at));
    }
    AssignTargets targets = new AssignTargets(f);
    List<AssignTargets.Place> places = targets.places(assigns);
    for (AssignTargets.Place p : places) {
      havoc(targets, p, repeated, at);
    }
    if (LoopAllocations.arePossible(f, repeated)) {
      Expr unseen = f.linkage().contracts().unseenAllocations(f.linkage(), at);
      InputOrigin origin = InputOrigin.approximation("what other iterations allocate");
      f.code().add(new Instruction.Input(unseen, origin, at));
    }
    if (contract.has(Contract.Kind.ASSIGNS)) {
      activate(loop, repeated, targets, places, at);
    }
    for (Contract.Clause c : contract.of(Contract.Kind.INVARIANT)) {
      clauses.assume(condition(c), c.location());
    }
    for (Expression measure : measures(contract)) {
      loop.measures.add(f.code().hold("measure", f.expressions().value(measure), at));
    }
  }

  private static Expression condition(Contract.Clause c) {
    return c.targets().getFirst().value();
  }

  private static List<Expression> measures(Contract contract) {
    return contract.of(Contract.Kind.DECREASES).stream()
        .flatMap(c -> c.targets().stream())
        .map(Contract.Target::value)
        .toList();
  }

  private static void refuseFresh(Expression e) {
    TreeWalk.expressions(
        e,
        x -> {
          if (x instanceof Expression.Builtin b
              && (b.name().equals("__CPROVER_is_fresh") || b.name().equals("__CPROVER_old"))) {
            throw new CError(b.location(), "'" + b.name() + "' in the contract of a loop");
          }
        });
  }

  private void check(Contract contract, Property.Kind kind, String text) {
    for (Contract.Clause c : contract.of(Contract.Kind.INVARIANT)) {
      clauses.check(condition(c), kind, text, c.location());
    }
  }

  /**
   * A pointer that the loop only moves stays in its object; any other one points nowhere that is
   * known.
   */
  private void havoc(
      AssignTargets targets, AssignTargets.Place place, Statement loop, Location at) {
    if (place.lvalue().isPresent()
        && place.lvalue().get() instanceof Expr.Variable(Symbol s)
        && s.type() instanceof PointerType
        && LoopMoves.onlyMoves(loop, s)
        && !s.isStatic()
        && !f.effects().isAddressTaken(s)) {
      IntType difference = f.layout().differenceType();
      Expr.Variable distance = f.code().temporary("distance", difference, at);
      f.code().add(new Instruction.Input(distance, "how far " + s.name() + " is moved", at));
      Expr moved =
          new Expr.Binary(
              Expr.BinaryOp.POINTER_ADD,
              Conversions.cast(new Expr.Variable(s), Types.BYTE_POINTER),
              distance,
              Types.BYTE_POINTER);
      Instruction.Label end = f.code().label("end");
      f.code().jumpIf(Exprs.not(place.counts()), end, at);
      f.code()
          .assign(
              new Expr.Variable(s), Conversions.cast(moved, s.type()), OpenPointers.unchecked(at));
      f.code().place(end, at);
      return;
    }
    targets.havoc(place, "any iteration", at);
  }

  private void activate(
      Open loop,
      Statement statement,
      AssignTargets targets,
      List<AssignTargets.Place> places,
      Location at) {
    ProgramContracts contracts = f.linkage().contracts();
    Expr.Variable active = contracts.ghost("in_loop", IntType.BOOL, f.linkage(), at);
    Instruction.Label idle = f.code().label("idle");
    f.code().jumpIf(Exprs.not(active), idle, at);
    Instruction recursion =
        new Instruction.Unsupported("a loop with a contract that is entered again", at);
    f.code().add(recursion);
    f.code().place(idle, at);
    List<ContractFrame.Bytes> noted = places.stream().map(p -> targets.noted(p, at)).toList();
    Instruction activation = new Instruction.Assign(active, Exprs.TRUE, at);
    loop.frame =
        new ContractFrame(
            Property.Kind.LOOP_ASSIGNS,
            active,
            activation,
            recursion,
            f.symbol(),
            LoopWrites.declared(statement));
    loop.frame.assignable().addAll(noted);
    f.code().add(activation);
    contracts.add(loop.frame);
  }

  /** The end of an iteration that would go on. */
  private void end(Open loop) {
    Location at = loop.contract.location();
    check(
        loop.contract, Property.Kind.LOOP_INVARIANT_STEP, "Check that loop invariant is preserved");
    List<Expression> after = measures(loop.contract);
    if (!after.isEmpty()) {
      f.assertions()
          .property(
              decreases(after, loop.measures),
              Property.Kind.LOOP_DECREASES,
              "Check variant decreases after step for loop",
              loop.contract.of(Contract.Kind.DECREASES).getFirst().location());
    }
    f.code().assume(new Expr.IntConstant(BigInteger.ZERO, IntType.BOOL), at);
  }

  private Expr decreases(List<Expression> after, List<Expr> before) {
    List<Expr> values = f.calls().arguments(after);
    Expr result = Exprs.FALSE;
    for (int i = values.size() - 1; i >= 0; i--) {
      Expr less = Exprs.compare(Expr.BinaryOp.LESS, values.get(i), before.get(i));
      Expr equal = Exprs.compare(Expr.BinaryOp.EQUAL, values.get(i), before.get(i));
      result = Exprs.or(less, Exprs.and(equal, result));
    }
    return result;
  }

  /** After the loop, where {@code break} leads, too. */
  private void leave(Open loop) {
    open.pop();
    deactivate(loop, loop.contract.location());
    if (loop.frame != null) {
      loop.frame.endAt(f.code().instructions().getLast());
    }
  }

  /** Before a {@code return}. */
  void leaveAll(Location at) {
    open.forEach(loop -> deactivate(loop, at));
  }

  /** Before a jump to a label of the user's. */
  void leaveFor(String label, Location at) {
    for (Open loop : open) {
      if (!loop.labels.contains(label)) {
        deactivate(loop, at);
      }
    }
  }

  /** Whether a jump to an unknown place may leave a loop unnoticed. */
  boolean isInFrame() {
    return open.stream().anyMatch(loop -> loop.frame != null);
  }

  private void deactivate(Open loop, Location at) {
    if (loop.frame != null) {
      f.code().assign(loop.frame.active(), Exprs.FALSE, at);
    }
  }
}
