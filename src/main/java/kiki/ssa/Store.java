package kiki.ssa;

import java.util.function.Supplier;
import kiki.term.Term;

/** The memory of the executions at one point, while instructions change it. */
final class Store {
  private final Encoding encoding;
  private final Path path;
  private Term condition;
  private IntMap<Term> state;

  Store(Encoding encoding, Flow flow) {
    this(encoding, flow.path(), encoding.terms().trueTerm(), flow.state());
  }

  private Store(Encoding encoding, Path path, Term condition, IntMap<Term> state) {
    this.encoding = encoding;
    this.path = path;
    this.condition = condition;
    this.state = state;
  }

  /** The same memory, to be changed separately. */
  Store copy() {
    return new Store(encoding, path, condition, state);
  }

  /** What a part of an expression evaluates to that is evaluated where the condition holds only. */
  <T> T where(Term added, Supplier<T> evaluation) {
    Term before = condition;
    condition = encoding.terms().and(condition, added);
    T result = evaluation.get();
    condition = before;
    return result;
  }

  /** Notes that memory outside of all objects is accessed where {@code elsewhere} holds. */
  void accessOutside(Term elsewhere) {
    Term here = encoding.terms().and(condition, elsewhere);
    if (here != encoding.terms().falseTerm()) {
      encoding.addUndefined(encoding.terms().and(path.guard(encoding.terms()), here));
    }
  }

  IntMap<Term> state() {
    return state;
  }

  /** The value of a leaf; one that was never set gets an unconstrained value now. */
  Term get(ObjectInstance object, int leaf) {
    Term value = state.get(object.cell(leaf));
    if (value == null) {
      value = encoding.fresh("unset", object, object.shape().leaf(leaf));
      put(object, leaf, value);
    }
    return value;
  }

  void put(ObjectInstance object, int leaf, Term value) {
    state = state.with(object.cell(leaf), value);
  }

  /** Sets a leaf where a condition holds. */
  void putIf(Term condition, ObjectInstance object, int leaf, Term value) {
    if (condition == encoding.terms().trueTerm()) {
      put(object, leaf, value);
    } else if (condition != encoding.terms().falseTerm()) {
      put(object, leaf, encoding.terms().ite(condition, value, get(object, leaf)));
    }
  }

  /** Whether an allocated object is alive; one that does not exist yet is not. */
  Term alive(ObjectInstance object) {
    Term alive = state.get(object.aliveCell());
    return alive == null ? encoding.terms().falseTerm() : alive;
  }

  void setAlive(ObjectInstance object, Term alive) {
    state = state.with(object.aliveCell(), alive);
  }

  /** Forgets the object: its storage is gone. */
  void remove(ObjectInstance object) {
    for (int i = 0; i < object.cellCount(); i++) {
      state = state.without(object.firstCell() + i);
    }
  }

  /** Gives the parts of an object unconstrained values where a condition holds. */
  void havoc(Term condition, ObjectInstance object) {
    for (int i = 0; i < object.shape().size(); i++) {
      putIf(condition, object, i, encoding.fresh("havoc", object, object.shape().leaf(i)));
    }
  }
}
