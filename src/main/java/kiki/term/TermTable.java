// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import kiki.term.value.Operator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/** The unique table: one object for each structurally different term. */
final class TermTable {
  private static final int INITIAL_CAPACITY = 1 << 10;

  private Term[] terms = new Term[INITIAL_CAPACITY];
  private int size;
  private Application[] buckets = new Application[2 * INITIAL_CAPACITY];
  private int applications;
  private final Map<Value, Constant> constants = new LinkedHashMap<>();
  private final Map<String, FreeSymbol> symbols = new LinkedHashMap<>();

  int size() {
    return size;
  }

  Term get(int id) {
    return terms[id];
  }

  Constant constant(Value value) {
    Constant known = constants.get(value);
    if (known == null) {
      known = new Constant(size, value, spread(size));
      constants.put(value, known);
      append(known);
    }
    return known;
  }

  /** The symbol of a name, or null if no symbol has it. */
  FreeSymbol symbol(String name) {
    return symbols.get(name);
  }

  FreeSymbol newSymbol(String name, Sort sort) {
    FreeSymbol made = new FreeSymbol(size, sort, name, spread(size));
    symbols.put(name, made);
    append(made);
    return made;
  }

  Application application(Operator operator, Sort sort, int first, int second, Term... arguments) {
    int hash = hash(operator, sort, first, second, arguments);
    int slot = hash & (buckets.length - 1);
    while (buckets[slot] != null) {
      Application found = buckets[slot];
      if (found.hashCode() == hash
          && found.operator() == operator
          && found.first() == first
          && found.second() == second
          && found.hasArguments(arguments)
          && found.sort().equals(sort)) {
        return found;
      }
      slot = (slot + 1) & (buckets.length - 1);
    }
    Application made = new Application(size, operator, sort, first, second, arguments, hash);
    buckets[slot] = made;
    append(made);
    if (++applications * 2 > buckets.length) {
      rehash();
    }
    return made;
  }

  /** The application, or the constant it is equal to if all arguments are constants. */
  Term fold(Operator operator, Sort sort, int first, int second, Term... arguments) {
    Value[] values = new Value[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      if (!(arguments[i] instanceof Constant constant)) {
        return application(operator, sort, first, second, arguments);
      }
      values[i] = constant.value();
    }
    return constant(Semantics.apply(operator, sort, first, second, values));
  }

  /** As {@link #fold} for an operator without parameters. */
  Term fold(Operator operator, Sort sort, Term... arguments) {
    return fold(operator, sort, Application.NONE, Application.NONE, arguments);
  }

  /** The application of an operator without parameters. */
  Application application(Operator operator, Sort sort, Term... arguments) {
    return application(operator, sort, Application.NONE, Application.NONE, arguments);
  }

  private void append(Term term) {
    if (size == terms.length) {
      terms = Arrays.copyOf(terms, 2 * size);
    }
    terms[size++] = term;
  }

  private void rehash() {
    Application[] old = buckets;
    buckets = new Application[2 * old.length];
    for (Application application : old) {
      if (application != null) {
        int slot = application.hashCode() & (buckets.length - 1);
        while (buckets[slot] != null) {
          slot = (slot + 1) & (buckets.length - 1);
        }
        buckets[slot] = application;
      }
    }
  }

  private static int hash(Operator operator, Sort sort, int first, int second, Term[] arguments) {
    int hash = operator.ordinal() * 31 + first;
    hash = hash * 31 + second;
    if (arguments.length == 1) {
      // Only extensions and conversions differ in nothing but their sort.
      hash = hash * 31 + sort.hashCode();
    }
    for (Term argument : arguments) {
      hash = hash * 0x9E3779B1 + argument.id();
    }
    return spread(hash);
  }

  private static int spread(int hash) {
    int mixed = (hash ^ (hash >>> 16)) * 0x85EBCA6B;
    return mixed ^ (mixed >>> 13);
  }

  /** The first in the normal order of commuting operands: constants first, then by id. */
  static Term first(Term a, Term b) {
    return inOrder(a, b) ? a : b;
  }

  static Term second(Term a, Term b) {
    return inOrder(a, b) ? b : a;
  }

  private static boolean inOrder(Term a, Term b) {
    return a.isConstant() != b.isConstant() ? a.isConstant() : a.id() <= b.id();
  }
}
