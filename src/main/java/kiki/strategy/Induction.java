// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Parameter;
import kiki.domain.template.Row;
import kiki.domain.template.Site;
import kiki.domain.template.Template;
import kiki.solver.Answer;
import kiki.solver.Context;
import kiki.solver.Solver;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The check whether the current abstract values are inductive (equation 14), on one incremental
 * solver. Each row's assumption is a context of its own, so that a step replaces only what it
 * changed.
 */
final class Induction implements AutoCloseable {
  private final Solver solver;
  private final Terms terms;
  private final InductionProblem problem;
  private final Effort effort;
  private final List<AbstractValue> values = new ArrayList<>();
  private final List<List<Context>> contexts = new ArrayList<>();

  /** Rows that nothing violates, with the contexts that show it. */
  private final Map<RowId, List<Context>> shown = new HashMap<>();

  private int checks;

  Induction(Solver solver, InductionProblem problem, Effort effort) {
    this.solver = solver;
    this.terms = solver.terms();
    this.problem = problem;
    this.effort = effort;
  }

  /** Sets all parameters to bottom. */
  void start() {
    for (int loop = 0; loop < problem.loops().size(); loop++) {
      Template template = problem.loops().get(loop).template();
      values.add(template.bottom());
      List<Context> rows = new ArrayList<>();
      for (int row = 0; row < template.rows().size(); row++) {
        rows.add(assume(loop, row, Parameter.Extreme.BOTTOM));
      }
      contexts.add(rows);
    }
  }

  List<AbstractValue> values() {
    return List.copyOf(values);
  }

  Row row(RowId id) {
    return template(id.loop()).rows().get(id.row());
  }

  Parameter parameter(RowId id) {
    return values.get(id.loop()).parameter(id.row());
  }

  /** All rows of all loops. */
  List<RowId> rows() {
    List<RowId> ids = new ArrayList<>();
    for (int loop = 0; loop < problem.loops().size(); loop++) {
      ids.addAll(rows(loop));
    }
    return ids;
  }

  private List<RowId> rows(int loop) {
    List<RowId> ids = new ArrayList<>();
    for (int row = 0; row < template(loop).rows().size(); row++) {
      ids.add(new RowId(loop, row));
    }
    return ids;
  }

  void set(RowId id, Parameter parameter) {
    shown.remove(id);
    contexts.get(id.loop()).get(id.row()).close();
    contexts.get(id.loop()).set(id.row(), assume(id.loop(), id.row(), parameter));
    values.set(id.loop(), values.get(id.loop()).with(id.row(), parameter));
  }

  private Context assume(int loop, int row, Parameter parameter) {
    Context context = solver.open();
    Row template = template(loop).rows().get(row);
    for (Site site : problem.loops().get(loop).assumed()) {
      if (parameter != Parameter.Extreme.TOP && site.state().has(template.variables())) {
        context.require(
            terms.implies(site.guard(), template.holds(terms, site.state(), parameter)));
      }
    }
    return context;
  }

  /**
   * Whether some required site violates the current values: SAT if they are not inductive. Loops
   * are asked one after the other, and rows of which it is known that nothing violates them are not
   * asked again while what shows it stays. Where rows are given up, that may be gone for loops that
   * were asked before, so these are asked again.
   */
  Answer check() {
    List<Integer> loops = loopsLeft();
    while (!loops.isEmpty()) {
      for (int loop : loops) {
        Answer answer = checkTogether(open(loop), effort.conflicts());
        if (answer == Answer.UNKNOWN && effort.conflicts() >= 0) {
          answer = checkOneByOne(loop);
        }
        if (answer != Answer.UNSAT) {
          return answer;
        }
      }
      loops = loopsLeft();
    }
    return Answer.UNSAT;
  }

  /** The loops with rows that something may violate. */
  private List<Integer> loopsLeft() {
    return IntStream.range(0, problem.loops().size())
        .filter(loop -> !open(loop).isEmpty())
        .boxed()
        .toList();
  }

  /** The rows of a loop that something may violate. */
  private List<RowId> open(int loop) {
    return rows(loop).stream()
        .filter(id -> parameter(id) != Parameter.Extreme.TOP)
        .filter(id -> !shown.containsKey(id) || !shown.get(id).stream().allMatch(Context::isOpen))
        .toList();
  }

  /** Whether something violates one of the rows of a loop. */
  private Answer checkTogether(List<RowId> ids, long conflicts) {
    if (ids.isEmpty()) {
      return Answer.UNSAT;
    }
    List<Term> violations = new ArrayList<>();
    for (Site site : problem.loops().get(ids.getFirst().loop()).required()) {
      List<Term> conjuncts =
          ids.stream()
              .filter(id -> site.state().has(row(id).variables()))
              .map(id -> row(id).holds(terms, site.state(), parameter(id)))
              .toList();
      violations.add(terms.and(site.guard(), terms.not(terms.and(conjuncts))));
    }
    Answer answer = check(terms.or(violations), rows(), List.of(), conflicts);
    if (answer == Answer.UNSAT) {
      List<Context> core = solver.core().contexts();
      ids.forEach(id -> shown.put(id, core));
    }
    return answer;
  }

  /**
   * Whether something violates a row of the loop, after giving up those of which the solver cannot
   * tell within a fraction of the effort.
   */
  private Answer checkOneByOne(int loop) {
    List<RowId> left = open(loop);
    while (!left.isEmpty()) {
      for (RowId id : left) {
        Answer answer =
            checkTogether(List.of(id), effort.conflicts() / StrategyTuning.HARD_FRACTION);
        if (answer == Answer.SAT || checks > effort.checks()) {
          return answer;
        }
        if (answer == Answer.UNKNOWN) {
          set(id, Parameter.Extreme.TOP);
        }
      }
      left = open(loop);
    }
    return Answer.UNSAT;
  }

  /** Whether the goal has a model under the current values. */
  Answer check(Term goal) {
    return check(goal, rows(), List.of());
  }

  /** Whether the goal has a model under the current values of some rows and further constraints. */
  Answer check(Term goal, List<RowId> assumed, List<Context> further) {
    return check(goal, assumed, further, effort.conflicts());
  }

  private Answer check(Term goal, List<RowId> assumed, List<Context> further, long conflicts) {
    if (++checks > effort.checks()) {
      return Answer.UNKNOWN;
    }
    List<Context> active = new ArrayList<>(further);
    for (RowId id : assumed) {
      if (parameter(id) != Parameter.Extreme.TOP) {
        active.add(contexts.get(id.loop()).get(id.row()));
      }
    }
    List<Term> assumptions = new ArrayList<>(problem.assumptions());
    assumptions.add(goal);
    solver.limitConflicts(conflicts);
    Answer answer = solver.check(active, assumptions);
    solver.limitConflicts(-1);
    return answer;
  }

  /** The least values that contain all states which the model of the last check requires. */
  List<AbstractValue> modelValues() {
    List<AbstractValue> found = new ArrayList<>();
    for (LoopSites loop : problem.loops()) {
      AbstractValue value = loop.template().bottom();
      for (Site site : loop.required()) {
        if (solver.holds(site.guard())) {
          value = value.join(AbstractValue.of(loop.template(), terms, solver::value, site.state()));
        }
      }
      found.add(value);
    }
    return found;
  }

  /** The required sites at which a row can be asked. */
  List<Site> required(RowId id) {
    return sites(problem.loops().get(id.loop()).required(), id);
  }

  /** The assumed sites at which a row can be asked. */
  List<Site> assumed(RowId id) {
    return sites(problem.loops().get(id.loop()).assumed(), id);
  }

  private List<Site> sites(List<Site> all, RowId id) {
    return all.stream().filter(site -> site.state().has(row(id).variables())).toList();
  }

  private Template template(int loop) {
    return problem.loops().get(loop).template();
  }

  Solver solver() {
    return solver;
  }

  @Override
  public void close() {
    contexts.forEach(rows -> rows.forEach(Context::close));
  }
}
