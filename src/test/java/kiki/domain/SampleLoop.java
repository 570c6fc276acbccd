// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.domain.predicate.PredicateRow;
import kiki.domain.predicate.Predicates;
import kiki.domain.shape.HeapShape;
import kiki.domain.shape.LinkShape;
import kiki.domain.shape.LoopContext;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.MarkShape;
import kiki.domain.shape.PointerShape;
import kiki.domain.shape.PoolShape;
import kiki.domain.shape.SegmentShape;
import kiki.domain.template.Names;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;

/** A loop that has something to say for every domain, and random states of it. */
final class SampleLoop {
  private static final int POINTER_WIDTH = 96;

  private static final List<CType> TYPES =
      List.of(
          IntType.INT,
          IntType.UNSIGNED_INT,
          IntType.SIGNED_CHAR,
          IntType.UNSIGNED_CHAR,
          IntType.BOOL,
          IntType.INT,
          FloatType.FLOAT,
          FloatType.FLOAT,
          new PointerType(IntType.INT),
          new PointerType(IntType.INT));

  private final Terms terms;
  private final Random random = new Random(7);
  private final List<Variable> variables = new ArrayList<>();
  private final List<Variable> ghosts = new ArrayList<>();
  private final LoopShape shape;

  SampleLoop(Terms terms) {
    this.terms = terms;
    TYPES.forEach(type -> variables.add(Names.variable(variables.size(), type, name())));
    this.shape = describe();
  }

  LoopShape shape() {
    return shape;
  }

  /** A flag that symbolic paths can depend on. */
  Variable flag() {
    return variables.get(4);
  }

  Random random() {
    return random;
  }

  private String name() {
    return "v" + (variables.size() + ghosts.size());
  }

  private Variable ghost(CType type) {
    int index = variables.size() + ghosts.size();
    Variable variable = Names.ghost(index, type, name());
    ghosts.add(variable);
    return variable;
  }

  private LoopShape describe() {
    Set<LoopShape.Pair> pairs = LoopShape.Pair.among(variables);
    return new LoopShape(
            variables,
            List.of(),
            pairs,
            variables.subList(2, 5),
            Set.of(BigInteger.ONE, BigInteger.TWO),
            List.of(less(variables.get(0), variables.get(5)), isTwo(variables.get(3))),
            heap())
        .with(context());
  }

  private PredicateRow less(Variable a, Variable b) {
    FreeSymbol x = terms.symbol("x", Sort.bits(32));
    FreeSymbol y = terms.symbol("y", Sort.bits(32));
    return Predicates.of(terms.slt(x, y), Map.of(x, a, y, b)).orElseThrow();
  }

  private PredicateRow isTwo(Variable number) {
    int width = ((IntType) number.type()).width();
    FreeSymbol x = terms.symbol("two" + width, Sort.bits(width));
    return Predicates.of(terms.equal(x, terms.bits(width, 2)), Map.of(x, number)).orElseThrow();
  }

  /** A pool with an arbitrary object, its next one, and one that a variable points to. */
  private HeapShape heap() {
    IntType position = new IntType(IntType.Kind.BITVECTOR, 16, IntType.Sign.UNSIGNED);
    Variable number = ghost(IntType.INT);
    PoolShape pool =
        new PoolShape(
            ghost(position),
            ghost(position),
            Optional.of(ghost(position)),
            ghost(IntType.BOOL),
            List.of(position(position), position(position)),
            List.of(position(position)),
            List.of(pointer()),
            List.of(number),
            List.of(isTwo(number)));
    List<PointerShape> pointers = List.of(pointer());
    Variable same = ghost(IntType.BOOL);
    LinkShape neighbours = neighbours();
    Set<Variable> changed = new LinkedHashSet<>(variables);
    changed.addAll(ghosts);
    return new HeapShape(
        pointers,
        List.of(pool),
        List.of(new LoopShape.Pair(variables.get(0), variables.get(5))),
        List.of(variables.get(1), variables.get(3)),
        List.of(same),
        () -> List.of(neighbours),
        changed);
  }

  /** An arbitrary object of a pool, what holds of its links, and of a variable's. */
  private LinkShape neighbours() {
    Variable alive = ghost(IntType.BOOL);
    Variable claim = ghost(IntType.BOOL);
    Variable inside = ghost(IntType.BOOL);
    Variable pointed = ghost(IntType.BOOL);
    Variable held = ghost(IntType.BOOL);
    Variable fact = ghost(IntType.BOOL);
    return new LinkShape(
        alive,
        List.of(claim),
        List.of(inside),
        List.of(pointed),
        List.of(held),
        List.of(fact),
        List.of(pointer()),
        Set.of(alive, fact));
  }

  private PoolShape.Position position(IntType type) {
    return new PoolShape.Position(ghost(type), ghost(type));
  }

  private PointerShape pointer() {
    return new PointerShape(ghost(IntType.UNSIGNED_SHORT), ghost(IntType.INT), 3);
  }

  private LoopContext context() {
    Variable index = variables.get(1);
    Variable element = variables.get(2);
    LoopShape.Pair same = new LoopShape.Pair(variables.get(0), variables.get(5));
    Map<Variable, Long> positions = Map.of(variables.get(0), 4L);
    return new LoopContext(
        List.of(
            new SegmentShape(
                    List.of(index),
                    List.of(element, variables.get(6)),
                    List.of(variables.get(3)),
                    Set.of(BigInteger.ZERO, BigInteger.TEN),
                    SegmentShape.Order.INDEX)
                .equating(List.of(element, variables.get(6), index)),
            new SegmentShape(
                List.of(index, variables.get(0)),
                List.of(element, index),
                List.of(),
                Set.of(),
                SegmentShape.Order.NONE),
            new SegmentShape(
                List.of(index),
                List.of(element),
                List.of(),
                Set.of(BigInteger.ONE),
                SegmentShape.Order.NONE,
                SegmentShape.Kind.STRIDED,
                List.of(),
                List.of()),
            new SegmentShape(
                List.of(index),
                List.of(element, variables.get(6)),
                List.of(),
                Set.of(BigInteger.TEN),
                SegmentShape.Order.NONE,
                SegmentShape.Kind.GRID,
                List.of(),
                List.of())),
        List.of(new MarkShape(index, Optional.of(element), positions)),
        Set.of(same),
        Set.of(same));
  }

  State state() {
    Map<Variable, Term> values = new LinkedHashMap<>();
    variables.forEach(variable -> values.put(variable, value(variable.type())));
    ghosts.forEach(variable -> values.put(variable, value(variable.type())));
    return new State(values);
  }

  /** Often a small number, so that values coincide. */
  private Term value(CType type) {
    if (type instanceof FloatType) {
      return terms.floats().constant(number());
    }
    if (type instanceof IntType integer && integer.isBool()) {
      return terms.bool(random.nextBoolean());
    }
    int width = type instanceof IntType integer ? integer.width() : POINTER_WIDTH;
    return terms.bits(width, random.nextBoolean() ? random.nextInt(4) - 2 : random.nextLong());
  }

  private IeeeFloat number() {
    int bits =
        switch (random.nextInt(4)) {
          case 0 -> 0;
          case 1 -> 0x80000000;
          case 2 -> 0x7fc00000;
          default -> random.nextInt();
        };
    BigInteger pattern = BigInteger.valueOf(Integer.toUnsignedLong(bits));
    return IeeeFloat.fromBits(FloatFormat.BINARY32, pattern);
  }
}
