// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.term.Application;
import kiki.term.Constant;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.value.CoreOperator;
import kiki.term.value.Operator;
import kiki.term.value.Value;

/** One traversal of a pointer term that finds where its values come from. */
final class OriginWalk {
  /** A term to look at; {@code shift} is there where the distance in bytes is a constant. */
  private record Visit(Term term, Optional<BigInteger> shift) {}

  private final Pointers pointers;
  private final Map<Term, Origin> registered;
  private final Origin found = new Origin();
  private final ArrayDeque<Visit> work = new ArrayDeque<>();
  private final Set<Visit> seen = new HashSet<>();
  private boolean unknown;

  OriginWalk(Pointers pointers, Map<Term, Origin> registered) {
    this.pointers = pointers;
    this.registered = registered;
  }

  /** What the pointer can point to, if that can be told. */
  Optional<Origin> from(Term pointer) {
    push(pointer, Optional.of(BigInteger.ZERO));
    while (!work.isEmpty() && !unknown) {
      visit(work.pop());
    }
    return unknown ? Optional.empty() : Optional.of(found);
  }

  private void push(Term term, Optional<BigInteger> shift) {
    Visit visit = new Visit(term, shift);
    if (seen.add(visit)) {
      work.push(visit);
    }
  }

  private void visit(Visit visit) {
    switch (visit.term()) {
      case Constant c when c.value() instanceof Value.Bits bits -> constant(bits, visit.shift());
      case Constant c -> unknown = true;
      case FreeSymbol s -> {
        Origin origin = registered.get(s);
        if (origin == null) {
          unknown = true;
        } else {
          found.addShifted(origin, visit.shift());
        }
      }
      case Application a -> application(a, visit.shift());
    }
  }

  /** A whole pointer, or its upper part with the object number. */
  private void constant(Value.Bits bits, Optional<BigInteger> shift) {
    int below = bits.width() - Pointers.NUMBER_WIDTH;
    int number = bits.unsigned().shiftRight(below).intValue();
    if (number == 0 || number >= Pointers.DEAD) {
      if (number == Pointers.DEAD) {
        found.addDead();
      }
      return;
    }
    if (bits.width() == pointers.width() && shift.isPresent()) {
      found.addAt(number, signedOffset(bits.unsigned()).add(shift.get()));
    } else {
      found.addAnywhere(number);
    }
  }

  private BigInteger signedOffset(BigInteger pointer) {
    return Value.Bits.wrap(pointers.offsetWidth(), pointer).signed();
  }

  private void application(Application a, Optional<BigInteger> shift) {
    Operator operator = a.operator();
    if (operator == CoreOperator.ITE) {
      push(a.argument(1), shift);
      push(a.argument(2), shift);
    } else if (operator == CoreOperator.CONCAT) {
      concatenation(a, shift);
    } else if (operator == CoreOperator.EXTRACT) {
      upperPart(a);
    } else if (operator == CoreOperator.SELECT || operator == CoreOperator.CONST_ARRAY) {
      push(a.argument(0), shift);
    } else if (operator == CoreOperator.STORE) {
      push(a.argument(0), shift);
      push(a.argument(2), shift);
    } else if (!isNullAndOffset(a)) {
      unknown = true;
    }
  }

  private boolean isNullAndOffset(Application a) {
    return a.operator() == CoreOperator.ZERO_EXTEND
        && a.argument(0).width() <= pointers.offsetWidth();
  }

  /** An object number and an offset; perhaps those of another pointer, moved by a constant. */
  private void concatenation(Application a, Optional<BigInteger> shift) {
    Term upper = a.argument(0);
    if (upper.width() < Pointers.NUMBER_WIDTH) {
      unknown = true;
    } else if (a.width() != pointers.width() || shift.isEmpty()) {
      push(upper, Optional.empty());
    } else if (isObjectAtConstant(a)) {
      constant(whole(a), shift);
    } else {
      Optional<Term> moved = movedPointer(upper);
      Optional<BigInteger> distance = moved.flatMap(m -> distance(m, a.argument(1)));
      push(distance.isPresent() ? moved.get() : upper, distance.map(shift.get()::add));
    }
  }

  /** Whether it is a pointer to an object of a pool, at a constant offset. */
  private boolean isObjectAtConstant(Application pointer) {
    return pointers.numberOf(pointer) instanceof Constant
        && pointers.offsetOf(pointer) instanceof Constant;
  }

  /** Such a pointer with index zero. */
  private Value.Bits whole(Application pointer) {
    Value.Bits number = (Value.Bits) ((Constant) pointers.numberOf(pointer)).value();
    Value.Bits offset = (Value.Bits) ((Constant) pointers.offsetOf(pointer)).value();
    int below = pointers.width() - Pointers.NUMBER_WIDTH;
    return new Value.Bits(
        pointers.width(), number.unsigned().shiftLeft(below).or(offset.unsigned()));
  }

  /** The pointer whose object number this is, if it is that of one. */
  private Optional<Term> movedPointer(Term upper) {
    return upper instanceof Application e
            && e.operator() == CoreOperator.EXTRACT
            && e.low() == pointers.offsetWidth()
            && isUpper(e)
        ? Optional.of(e.argument(0))
        : Optional.empty();
  }

  /** How far an offset is from that of the pointer, if that is a constant. */
  private Optional<BigInteger> distance(Term pointer, Term offset) {
    Linear linear = Linear.of(offset);
    Term own = pointers.offsetOf(pointer);
    return linear.coefficients().size() == 1
            && BigInteger.ONE.equals(linear.coefficients().get(own))
        ? Optional.of(linear.constant())
        : Optional.empty();
  }

  private boolean isUpper(Application extraction) {
    return extraction.high() == pointers.width() - 1
        && extraction.argument(0).width() == pointers.width()
        && extraction.width() >= Pointers.NUMBER_WIDTH;
  }

  private void upperPart(Application a) {
    if (isUpper(a)) {
      push(a.argument(0), Optional.empty());
    } else {
      unknown = true;
    }
  }
}
