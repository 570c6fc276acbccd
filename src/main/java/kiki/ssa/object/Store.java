// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.function.Supplier;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.IntMap;
import kiki.ssa.flow.Path;
import kiki.ssa.form.PointerParts;
import kiki.term.Term;
import kiki.term.Terms;

/** The memory of the executions at one point, while instructions change it. */
public final class Store {
  private final ExecutionContext encoding;
  private final Path path;
  private Term condition;
  private IntMap<Term> state;

  public Store(ExecutionContext encoding, Flow flow) {
    this(encoding, flow.path(), encoding.terms().trueTerm(), flow.state());
  }

  private Store(ExecutionContext encoding, Path path, Term condition, IntMap<Term> state) {
    this.encoding = encoding;
    this.path = path;
    this.condition = condition;
    this.state = state;
  }

  /** The same memory, to be changed separately. */
  public Store copy() {
    return new Store(encoding, path, condition, state);
  }

  /** What a part of an expression evaluates to that is evaluated where the condition holds only. */
  public <T> T where(Term added, Supplier<T> evaluation) {
    Term before = condition;
    condition = encoding.terms().and(condition, added);
    T result = evaluation.get();
    condition = before;
    return result;
  }

  /** Notes that what is evaluated has no meaning where {@code without} holds. */
  public void undefinedWhere(Term without) {
    encoding.constraints().addUndefined(whereEvaluated(without));
  }

  /**
   * Notes that the program ends where {@code without} holds, as what is evaluated has no meaning.
   */
  public void crashesWhere(Term without) {
    encoding.constraints().addCrash(whereEvaluated(without));
    undefinedWhere(without);
  }

  private Term whereEvaluated(Term added) {
    Terms terms = encoding.terms();
    Term here = terms.and(condition, added);
    return here == terms.falseTerm() ? here : terms.and(path.guard(terms), here);
  }

  public IntMap<Term> state() {
    return state;
  }

  /**
   * The value of a leaf; one that was never set gets an unconstrained value now. An array of an
   * object of a pool is any: its elements have values, but no term holds all of them.
   */
  public Term get(ObjectInstance object, int leaf) {
    int cell = object.cell(leaf);
    Term value = state.get(cell);
    if (value == null) {
      value = encoding.fresh("unset", encoding.memory().cell(cell));
      putCell(cell, value);
    }
    if (object.isAlone()) {
      return value;
    }
    if (isSpread(object, leaf)) {
      return encoding.fresh("whole", object, object.shape().leaf(leaf));
    }
    Term element = element(object, value);
    object.pool().read(encoding.memory().cell(cell), element);
    if (object.shape().leaf(leaf).isPointer()) {
      encoding.indices().bound(path, state, value, object.index(), element);
    }
    return element;
  }

  /** Whether the first leaf of the object has a value. */
  public boolean has(ObjectInstance object) {
    return state.get(object.cell(0)) != null;
  }

  public void put(ObjectInstance object, int leaf, Term value) {
    refer(encoding.terms().trueTerm(), object, leaf, value);
    putUnset(object, leaf, value);
  }

  /** Sets a leaf to what it holds before the program writes it: that refers to nothing. */
  void putUnset(ObjectInstance object, int leaf, Term value) {
    if (isSpread(object, leaf)) {
      putCell(object.cell(leaf), anyOf(object, leaf));
    } else {
      set(object, object.cell(leaf), value);
    }
  }

  /** Remembers that a member of an object of a pool points to another one, if it now does. */
  private void refer(Term condition, ObjectInstance object, int leaf, Term value) {
    if (object.isAlone() || isSpread(object, leaf) || !object.shape().leaf(leaf).isPointer()) {
      return;
    }
    Terms terms = encoding.terms();
    Term refers = terms.and(condition, encoding.pointers().hasNumber(value, object));
    if (refers != terms.falseTerm() && object.pool().isTargetOf(value)) {
      Term before = state.get(object.referrerCell());
      Term member =
          PointerParts.referrer(terms, object.shape().leaf(leaf).bitOffset(), object.index());
      Term after = terms.store(before, encoding.pointers().indexOf(value), member);
      putCell(object.referrerCell(), terms.ite(refers, after, before));
    }
  }

  /**
   * Sets a leaf of an object that was just made. What an array of a new object of a pool holds is
   * any already.
   */
  public void putNew(ObjectInstance object, int leaf, Term value) {
    if (!isSpread(object, leaf)) {
      put(object, leaf, value);
    }
  }

  /** The element of a leaf that is an array. */
  public Term element(ObjectInstance object, int leaf, Term index) {
    if (!isSpread(object, leaf)) {
      Term element = encoding.terms().select(get(object, leaf), index);
      if (object.shape().leaf(leaf).isPointer()) {
        encoding.indices().boundElement(path, state, element);
      }
      return element;
    }
    Term array = state.get(object.cell(leaf));
    object.pool().arrays().read(array, object.index());
    return encoding.terms().select(array, spread(object, index));
  }

  /** Sets an element of a leaf that is an array where a condition holds. */
  public void putElementIf(
      Term condition, ObjectInstance object, int leaf, Term index, Term value) {
    Terms terms = encoding.terms();
    if (!isSpread(object, leaf)) {
      putIf(condition, object, leaf, terms.store(get(object, leaf), index, value));
    } else {
      Term array = state.get(object.cell(leaf));
      Term changed = terms.store(array, spread(object, index), value);
      putCell(object.cell(leaf), terms.ite(condition, changed, array));
    }
  }

  /** Whether the leaf is an array whose elements lie in one array with those of other objects. */
  private static boolean isSpread(ObjectInstance object, int leaf) {
    return !object.isAlone() && object.shape().leaf(leaf).isArray();
  }

  private Term spread(ObjectInstance object, Term index) {
    return encoding.terms().concat(object.index(), index);
  }

  /** Any values, of all objects of the pool. */
  private Term anyOf(ObjectInstance object, int leaf) {
    return encoding.fresh("havoc", encoding.memory().cell(object.cell(leaf)));
  }

  /** Replaces what the state holds; for a pool, of all its objects. */
  public void putCell(int cell, Term value) {
    state = state.with(cell, value);
  }

  private Term element(ObjectInstance object, Term array) {
    object.pool().arrays().read(array, object.index());
    return encoding.terms().select(array, object.index());
  }

  private void set(ObjectInstance object, int cell, Term value) {
    if (object.isAlone()) {
      putCell(cell, value);
    } else {
      putCell(cell, encoding.terms().store(state.get(cell), object.index(), value));
    }
  }

  /** Sets a leaf where a condition holds. */
  public void putIf(Term condition, ObjectInstance object, int leaf, Term value) {
    if (condition == encoding.terms().trueTerm()) {
      put(object, leaf, value);
    } else if (isSpread(object, leaf)) {
      Term array = state.get(object.cell(leaf));
      putCell(object.cell(leaf), encoding.terms().ite(condition, anyOf(object, leaf), array));
    } else if (condition != encoding.terms().falseTerm()) {
      refer(condition, object, leaf, value);
      putUnset(object, leaf, encoding.terms().ite(condition, value, get(object, leaf)));
    }
  }

  /** Whether an allocated object is alive; one that does not exist yet is not. */
  public Term alive(ObjectInstance object) {
    Term alive = state.get(object.aliveCell());
    if (alive == null) {
      return encoding.terms().falseTerm();
    }
    return object.isAlone() ? alive : element(object, alive);
  }

  /** As {@link #alive}, for an object of a pool that need not be one that pointers point to. */
  public Term existsAlive(ObjectInstance object) {
    return object.isAlone()
        ? alive(object)
        : encoding
            .terms()
            .and(encoding.terms().ult(object.index(), count(object.pool())), alive(object));
  }

  public void setAlive(ObjectInstance object, Term alive) {
    set(object, object.aliveCell(), alive);
  }

  /** How many objects the pool has. */
  Term count(Pool pool) {
    return state.get(pool.object().countCell());
  }

  /** Forgets the object: its storage is gone. */
  public void remove(ObjectInstance object) {
    for (int i = 0; i < object.cellCount(); i++) {
      state = state.without(object.firstCell() + i);
    }
  }

  /** Gives the parts of an object unconstrained values where a condition holds. */
  public void havoc(Term condition, ObjectInstance object) {
    for (int i = 0; i < object.shape().size(); i++) {
      putIf(condition, object, i, encoding.fresh("havoc", object, object.shape().leaf(i)));
    }
  }
}
