package kiki.ssa;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.Operator;
import kiki.term.Symbol;
import kiki.term.Term;
import kiki.term.Value;

/**
 * Which objects a pointer term can point to: the constant object numbers at the leaves of its case
 * distinctions, and for a symbol what was registered when it was made.
 */
final class Candidates {
  /** A pointer that points to {@code object} at {@code offset} where {@code condition} holds. */
  record Target(Term condition, ObjectInstance object, Term offset) {}

  private final Memory memory;
  private final Pointers pointers;
  private final Supplier<BitSet> everything;
  private final Map<Term, BitSet> registered = new HashMap<>();
  private final Map<Term, BitSet> known = new HashMap<>();

  /**
   * @param everything what a pointer of unknown origin can point to
   */
  Candidates(Memory memory, Pointers pointers, Supplier<BitSet> everything) {
    this.memory = memory;
    this.pointers = pointers;
    this.everything = everything;
  }

  /** States what a pointer symbol, or the elements of an array symbol, can point to. */
  void register(Term symbol, BitSet objects) {
    registered.put(symbol, objects);
  }

  /** The object numbers the pointer can have, other than those of no object. */
  BitSet of(Term pointer) {
    BitSet found = known.get(pointer);
    if (found == null) {
      Walk walk = new Walk();
      found = walk.from(pointer);
      if (!walk.unknown) {
        known.put(pointer, found);
      }
    }
    return found;
  }

  /** Case split over the objects a pointer can point to. */
  List<Target> targets(Term pointer) {
    List<Term> leaves = leaves(pointer);
    List<Target> targets = new ArrayList<>();
    of(pointer).stream()
        .mapToObj(memory::object)
        .filter(o -> o != null)
        .forEach(
            o ->
                targets.add(
                    new Target(pointers.pointsTo(pointer, o), o, offset(pointer, leaves, o))));
    return targets;
  }

  /** The offset where the pointer points to {@code object}: that of the leaves that can. */
  private Term offset(Term pointer, List<Term> leaves, ObjectInstance object) {
    Term only = null;
    for (Term leaf : leaves) {
      if (of(leaf).get(object.number())) {
        Term offset = pointers.offsetOf(leaf);
        if (only != null && only != offset) {
          return pointers.offsetOf(pointer);
        }
        only = offset;
      }
    }
    return only == null ? pointers.offsetOf(pointer) : only;
  }

  private static List<Term> leaves(Term pointer) {
    Set<Term> seen = new LinkedHashSet<>();
    List<Term> leaves = new ArrayList<>();
    ArrayDeque<Term> work = new ArrayDeque<>();
    work.push(pointer);
    while (!work.isEmpty()) {
      Term t = work.pop();
      if (!seen.add(t)) {
        continue;
      }
      if (Pointers.isCase(t)) {
        work.push(t.argument(2));
        work.push(t.argument(1));
      } else {
        leaves.add(t);
      }
    }
    return leaves;
  }

  /** One traversal of a pointer term. */
  private final class Walk {
    private final BitSet found = new BitSet();
    private final ArrayDeque<Term> work = new ArrayDeque<>();
    private final Set<Term> seen = new HashSet<>();
    private boolean unknown;

    BitSet from(Term pointer) {
      push(pointer);
      while (!work.isEmpty() && !unknown) {
        visit(work.pop());
      }
      return unknown ? everything.get() : found;
    }

    private void push(Term t) {
      if (seen.add(t)) {
        work.push(t);
      }
    }

    private void visit(Term t) {
      switch (t) {
        case Constant c when c.value() instanceof Value.Bits bits -> {
          int excess = bits.width() - Pointers.NUMBER_WIDTH;
          addNumber(bits.unsigned().shiftRight(excess).intValue());
        }
        case Constant c -> unknown = true;
        case Symbol s -> {
          BitSet objects = registered.get(s);
          if (objects == null) {
            unknown = true;
          } else {
            found.or(objects);
          }
        }
        case Application a -> application(a);
      }
    }

    private void application(Application a) {
      Operator operator = a.operator();
      if (operator == Operator.ITE) {
        push(a.argument(1));
        push(a.argument(2));
      } else if (operator == Operator.CONCAT) {
        upper(a.argument(0));
      } else if (operator == Operator.ZERO_EXTEND
          && a.argument(0).width() <= pointers.offsetWidth()) {
        // A null pointer plus an offset.
        return;
      } else if (operator == Operator.EXTRACT) {
        extraction(a);
      } else if (operator == Operator.SELECT) {
        push(a.argument(0));
      } else if (operator == Operator.STORE) {
        push(a.argument(0));
        push(a.argument(2));
      } else if (operator == Operator.CONST_ARRAY) {
        push(a.argument(0));
      } else {
        unknown = true;
      }
    }

    /** The upper part of a concatenation: the object number, perhaps with bits of the offset. */
    private void upper(Term t) {
      if (t.width() < Pointers.NUMBER_WIDTH) {
        unknown = true;
      } else {
        push(t);
      }
    }

    /** The upper bits of a pointer have its object number. */
    private void extraction(Application a) {
      boolean upper =
          a.high() == pointers.width() - 1
              && a.argument(0).width() == pointers.width()
              && a.width() >= Pointers.NUMBER_WIDTH;
      if (upper) {
        push(a.argument(0));
      } else {
        unknown = true;
      }
    }

    private void addNumber(int number) {
      if (number > 0 && number < Pointers.DEAD) {
        found.set(number);
      }
    }
  }
}
