package kiki.ssa;

import kiki.term.Term;

/** The memory of the executions at one point, while instructions change it. */
final class Store {
  private final Encoding encoding;
  private IntMap<Term> state;

  Store(Encoding encoding, IntMap<Term> state) {
    this.encoding = encoding;
    this.state = state;
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
