// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.access;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.ssa.form.SsaTuning;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.Linear;
import kiki.ssa.object.ObjectInstance;
import kiki.ssa.object.PointerTargets;
import kiki.ssa.object.Pointers;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * Pointers as integers and back. An object whose address becomes a number gets a base address: a
 * symbol, aligned as the ABI promises, such that the object fits the address space after it (if its
 * size is a constant: a constraint on a size that the program computes would exclude executions).
 * Static objects lie apart from all others, objects that live to the end from each other; others
 * may take each other's place after their death.
 */
public final class Addresses {
  private static final long HEAP_ALIGNMENT = 16;

  private final ExecutionContext encoding;
  private final Terms terms;
  private final Pointers pointers;
  private final Map<Integer, Term> bases = new LinkedHashMap<>();
  private final Map<Term, Integer> objects = new LinkedHashMap<>();

  /** For a number that a pointer became, the pointer. */
  private final Map<Term, Term> images = new HashMap<>();

  /** For a pointer that was made from a number, the number. */
  private final Map<Term, Term> sources = new HashMap<>();

  /** For a pointer that may point to no object, its number where it does not. */
  private final Map<Term, Term> dead = new HashMap<>();

  /** For a pointer that is an input, its number; null before it is asked for. */
  private Term inputs;

  /** For the number of a pointer into a pool, the pointer. */
  private final Map<Term, Term> integers = new LinkedHashMap<>();

  public Addresses(ExecutionContext encoding) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.pointers = encoding.pointers();
  }

  /** The number of a pointer, as wide as an offset. */
  public Term toInteger(Term pointer) {
    Term source = sources.get(pointer);
    if (source != null) {
      return source;
    }
    if (hasSources(pointer, SsaTuning.DEEPEST_CASES)) {
      Term cases =
          terms.ite(
              pointer.argument(0), toInteger(pointer.argument(1)), toInteger(pointer.argument(2)));
      images.putIfAbsent(cases, pointer);
      return cases;
    }
    Term result =
        pointer instanceof Constant
            ? pointers.offsetOf(pointer)
            : terms.ite(
                terms.ule(pointers.number(Pointers.DEAD), pointers.numberOf(pointer)),
                dead(pointer),
                pointers.offsetOf(pointer));
    for (PointerTargets.Target t : encoding.candidates().objects(pointer)) {
      Term address =
          t.object().isAlone() ? terms.add(base(t.object()), t.offset()) : pooled(pointer);
      result = terms.ite(t.condition(), address, result);
    }
    images.putIfAbsent(result, pointer);
    return result;
  }

  /**
   * Whether one of the cases of a pointer was made from a number: the bytes of a pointer that was
   * written at another place than pointers are come back as they were, whatever else may be there.
   */
  private boolean hasSources(Term pointer, int depth) {
    if (sources.isEmpty() || depth == 0 || !Pointers.isCase(pointer)) {
      return false;
    }
    Term then = pointer.argument(1);
    Term otherwise = pointer.argument(2);
    return sources.containsKey(then)
        || sources.containsKey(otherwise)
        || hasSources(then, depth - 1)
        || hasSources(otherwise, depth - 1);
  }

  /**
   * What the bytes of a pointer say that points to no object is any number, but the same one. Of a
   * pointer that never pointed to an object the bits are all there is; what is left of others may
   * look the same and be different.
   */
  private Term dead(Term pointer) {
    boolean isInput =
        encoding.candidates().of(pointer).isEmpty() && !encoding.candidates().mayBeDead(pointer);
    if (isInput) {
      return terms.select(inputs(), pointer);
    }
    return dead.computeIfAbsent(
        pointer, _ -> encoding.fresh("address", Sort.bits(pointers.offsetWidth())));
  }

  private Term inputs() {
    if (inputs == null) {
      Sort sort = Sort.array(Sort.bits(pointers.width()), Sort.bits(pointers.offsetWidth()));
      inputs = encoding.fresh("addresses", sort);
    }
    return inputs;
  }

  /** The pointer that a number is the address of, if it was made from one; else null. */
  public Term origin(Term number) {
    return number instanceof Constant c && ((Value.Bits) c.value()).isZero()
        ? pointers.nullPointer()
        : images.get(number);
  }

  /** The pointer of a number that can be the address of one of the objects given. */
  public Term toPointer(Term address, BitSet possible) {
    // Only the outermost distinction: deeper ones are left to the general case.
    Term pointer =
        Pointers.isCase(address)
            ? terms.ite(
                address.argument(0),
                toPointerOfCase(address.argument(1), possible),
                toPointerOfCase(address.argument(2), possible))
            : toPointerOfCase(address, possible);
    if (!(pointer instanceof Constant) && address.width() == pointers.offsetWidth()) {
      sources.putIfAbsent(pointer, address);
    }
    return pointer;
  }

  private Term toPointerOfCase(Term address, BitSet possible) {
    Linear sum = Linear.of(address);
    if (sum.isConstant()) {
      return searched(address, placed(possible));
    }
    Term base = onlyBase(sum);
    if (base != null && integers.containsKey(base)) {
      return pointers.add(integers.get(base), terms.sub(address, base));
    }
    if (base != null) {
      return pointers.make(objects.get(base), terms.sub(address, base));
    }
    return searched(address, possible);
  }

  /** Of some objects those at addresses that the program gives: constants are no others. */
  private BitSet placed(BitSet objects) {
    BitSet placed = new BitSet();
    objects.stream().filter(n -> fixed(encoding.memory().object(n)) != null).forEach(placed::set);
    return placed;
  }

  /** The address that the program gives an object, or null. */
  private Term fixed(ObjectInstance object) {
    return object.isAlone() && object.site() instanceof MemoryObject.Named(Symbol symbol)
        ? symbol.address().map(a -> terms.bits(pointers.offsetWidth(), a)).orElse(null)
        : null;
  }

  private Term onlyBase(Linear sum) {
    Term only = null;
    for (Map.Entry<Term, BigInteger> e : sum.coefficients().entrySet()) {
      if (objects.containsKey(e.getKey()) || integers.containsKey(e.getKey())) {
        if (only != null || !e.getValue().equals(BigInteger.ONE)) {
          return null;
        }
        only = e.getKey();
      }
    }
    return only;
  }

  /** The object in whose memory the address lies. */
  private Term searched(Term address, BitSet possible) {
    Term result = pointers.make(Pointers.INVALID, address);
    List<ObjectInstance> found =
        new ArrayList<>(possible.stream().mapToObj(encoding.memory()::object).toList());
    for (ObjectInstance o : found.reversed()) {
      if (!o.isAlone()) {
        Term any = encoding.fresh("pooled", Sort.bits(pointers.width()));
        result = terms.ite(pointers.hasNumber(any, o), any, result);
      } else if (o.kind() == ObjectInstance.Kind.SUMMARY) {
        Term offset = encoding.fresh("offset", Sort.bits(pointers.offsetWidth()));
        Term inside = encoding.fresh("summary", Sort.BOOL);
        result = terms.ite(inside, pointers.make(o.number(), offset), result);
      } else {
        Term offset = terms.sub(address, base(o));
        Term inside = terms.ule(offset, o.size());
        result = terms.ite(inside, pointers.make(o.number(), offset), result);
      }
    }
    Term zero = terms.bits(pointers.offsetWidth(), 0);
    return terms.ite(terms.equal(address, zero), pointers.nullPointer(), result);
  }

  /** Any number but zero stands for the address of an object in a pool. */
  private Term pooled(Term pointer) {
    for (Map.Entry<Term, Term> known : integers.entrySet()) {
      if (known.getValue() == pointer) {
        return known.getKey();
      }
    }
    int width = pointers.offsetWidth();
    Term address = encoding.fresh("address", Sort.bits(width));
    encoding.constraints().require(terms.distinct(address, terms.bits(width, 0)));
    integers.put(address, pointer);
    return address;
  }

  private Term base(ObjectInstance object) {
    Term known = bases.get(object.number());
    if (known != null) {
      return known;
    }
    Term fixed = fixed(object);
    if (fixed != null) {
      bases.put(object.number(), fixed);
      return fixed;
    }
    placeFixed();
    int width = pointers.offsetWidth();
    Term base = encoding.fresh("base:" + object.name(), Sort.bits(width));
    Term end = terms.add(base, object.size());
    encoding
        .constraints()
        .require(
            terms.equal(
                terms.urem(base, terms.bits(width, alignment(object))), terms.bits(width, 0)));
    encoding.constraints().require(terms.distinct(base, terms.bits(width, 0)));
    encoding.constraints().require(terms.ult(base, greatest(width)));
    if (object.size() instanceof Constant) {
      encoding.constraints().require(terms.ule(base, end));
    }
    for (Map.Entry<Integer, Term> other : bases.entrySet()) {
      ObjectInstance o = encoding.memory().object(other.getKey());
      boolean sized = o.size() instanceof Constant && object.size() instanceof Constant;
      if (sized && (isFixed(o) || isFixed(object) || isKept(o) && isKept(object))) {
        Term otherEnd = terms.add(other.getValue(), o.size());
        // One may begin where the other ends.
        encoding
            .constraints()
            .require(terms.or(terms.ule(end, other.getValue()), terms.ule(otherEnd, base)));
      }
    }
    bases.put(object.number(), base);
    encoding.memory().placed(object, base);
    objects.put(base, object.number());
    return base;
  }

  /** Others have to lie apart from the objects whose addresses are known. */
  private void placeFixed() {
    for (Symbol s : encoding.pointsTo().placed()) {
      encoding.pointed().instancesOf(new MemoryObject.Named(s)).forEach(this::base);
    }
  }

  /** What is certain: variables may be aligned for their type and declaration only. */
  private long alignment(ObjectInstance object) {
    if (object.kind() == ObjectInstance.Kind.HEAP) {
      return HEAP_ALIGNMENT;
    }
    int natural = encoding.layout().memberAlignmentOf(object.site().type());
    return object.site() instanceof MemoryObject.Named(Symbol symbol)
        ? Math.max(natural, symbol.alignment())
        : natural;
  }

  private Term greatest(int width) {
    return terms.bits(width, Value.Bits.mask(width));
  }

  /** Whether it is alive from its start to the end of the program. */
  private boolean isKept(ObjectInstance object) {
    return switch (object.kind()) {
      case HEAP -> !encoding.pointsTo().mayBeFreed(object.site());
      case LOCAL -> !encoding.pointsTo().mayDie(object.site());
      case STATIC, READ_ONLY, FUNCTION, PROVIDED -> true;
      case FRAME_HEAP, SUMMARY -> false;
    };
  }

  private static boolean isFixed(ObjectInstance object) {
    return switch (object.kind()) {
      case STATIC, READ_ONLY, FUNCTION, PROVIDED -> true;
      case LOCAL, HEAP, FRAME_HEAP, SUMMARY -> false;
    };
  }
}
