package kiki.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import kiki.domain.path.SymbolicPaths;
import kiki.domain.shape.HeapShape;
import kiki.domain.shape.LoopContext;
import kiki.domain.shape.LoopShape;
import kiki.domain.shape.MarkShape;
import kiki.domain.shape.SegmentShape;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Parameter;
import kiki.domain.template.State;
import kiki.domain.template.Template;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of a lattice, and that an abstraction contains what it abstracts, for every domain. */
class DomainLawsTest {
  private static final List<CType> TYPES =
      List.of(
          IntType.INT,
          IntType.UNSIGNED_INT,
          IntType.SIGNED_CHAR,
          IntType.UNSIGNED_CHAR,
          IntType.BOOL,
          IntType.INT,
          FloatType.FLOAT,
          FloatType.FLOAT);

  private final Terms terms = new Terms();
  private final Random random = new Random(7);
  private final Valuation model = term -> ((Constant) term).value();

  static List<Domain> domains() {
    return DomainList.ALL;
  }

  static List<Domain> ofBounds() {
    return List.of(new IntervalDomain(), new ZoneDomain(), new OctagonDomain());
  }

  private static LoopShape shape() {
    List<Variable> variables = new ArrayList<>();
    for (CType type : TYPES) {
      variables.add(new Variable(variables.size(), type, "v" + variables.size()));
    }
    Set<LoopShape.Pair> pairs = new LinkedHashSet<>();
    for (Variable a : variables) {
      for (Variable b : variables) {
        if (a.index() < b.index()) {
          pairs.add(LoopShape.Pair.of(a, b));
        }
      }
    }
    return new LoopShape(
            variables,
            List.of(),
            pairs,
            variables.subList(2, 5),
            Set.of(BigInteger.ONE, BigInteger.TWO),
            List.of(),
            heap(variables))
        .with(context(variables));
  }

  /** Members of an object and the next one, and of one that a variable points to. */
  private static HeapShape heap(List<Variable> variables) {
    return new HeapShape(
        List.of(),
        List.of(),
        List.of(LoopShape.Pair.of(variables.get(0), variables.get(5))),
        List.of(variables.get(1), variables.get(3)),
        Set.copyOf(variables));
  }

  private static LoopContext context(List<Variable> variables) {
    Variable index = variables.get(1);
    Variable element = variables.get(2);
    LoopShape.Pair same = LoopShape.Pair.of(variables.get(0), variables.get(5));
    Map<Variable, Long> positions = Map.of(variables.get(0), 4L);
    return new LoopContext(
        List.of(new SegmentShape(index, List.of(element))),
        List.of(new MarkShape(index, Optional.of(element), positions)),
        Set.of(same),
        Set.of(same));
  }

  private State randomState(LoopShape shape) {
    Map<Variable, Term> values = new LinkedHashMap<>();
    for (Variable variable : shape.variables()) {
      values.put(variable, randomValue(variable.type()));
    }
    return new State(values);
  }

  private Term randomValue(CType type) {
    if (type instanceof IntType integer) {
      long value = random.nextBoolean() ? random.nextInt(4) - 2 : random.nextLong();
      return integer.isBool()
          ? terms.bool(random.nextBoolean())
          : terms.bits(integer.width(), value);
    }
    int bits =
        switch (random.nextInt(4)) {
          case 0 -> 0;
          case 1 -> 0x80000000;
          case 2 -> 0x7fc00000;
          default -> random.nextInt();
        };
    BigInteger pattern = BigInteger.valueOf(Integer.toUnsignedLong(bits));
    return terms.floats().constant(IeeeFloat.fromBits(FloatFormat.BINARY32, pattern));
  }

  private AbstractValue randomAbstractValue(Template template, LoopShape shape) {
    AbstractValue value = template.bottom();
    for (int i = random.nextInt(4); i > 0; i--) {
      value = value.join(AbstractValue.of(template, terms, model, randomState(shape)));
    }
    return random.nextInt(10) == 0 ? template.top() : value;
  }

  @ParameterizedTest
  @MethodSource("domains")
  void joinIsALeastUpperBound(Domain domain) {
    LoopShape shape = shape();
    Template template = domain.template(shape);
    for (int i = 0; i < 200; i++) {
      AbstractValue a = randomAbstractValue(template, shape);
      AbstractValue b = randomAbstractValue(template, shape);
      AbstractValue c = randomAbstractValue(template, shape);
      assertEquals(a, a.join(a));
      assertEquals(a.join(b), b.join(a));
      assertEquals(a.join(b).join(c), a.join(b.join(c)));
      assertEquals(a, a.join(template.bottom()));
      assertEquals(template.top(), a.join(template.top()));
      assertTrue(a.isAtMost(a.join(b)));
      assertTrue(!a.isAtMost(c) || !b.isAtMost(c) || a.join(b).isAtMost(c));
    }
  }

  @ParameterizedTest
  @MethodSource("domains")
  void anAbstractionContainsItsStates(Domain domain) {
    LoopShape shape = shape();
    Template template = domain.template(shape);
    for (int i = 0; i < 200; i++) {
      State state = randomState(shape);
      AbstractValue least = AbstractValue.of(template, terms, model, state);
      AbstractValue other = randomAbstractValue(template, shape);
      assertSame(terms.trueTerm(), least.holds(terms, state));
      assertSame(terms.trueTerm(), least.join(other).holds(terms, state));
      assertSame(terms.trueTerm(), template.top().holds(terms, state));
      assertSame(terms.bool(domain instanceof HavocDomain), template.bottom().holds(terms, state));
      if (!(domain instanceof AffineDomain)) {
        boolean contained = least.isAtMost(other);
        assertSame(terms.bool(contained), other.holds(terms, state));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("domains")
  void statesThatLackAVariableAreNotAsked(Domain domain) {
    LoopShape shape = shape();
    Template template = domain.template(shape);
    AbstractValue value = AbstractValue.of(template, terms, model, new State(Map.of()));
    for (int i = 0; i < template.rows().size(); i++) {
      boolean asked = template.rows().get(i).variables().isEmpty();
      assertEquals(asked ? Parameter.Extreme.TOP : Parameter.Extreme.BOTTOM, value.parameter(i));
    }
    assertSame(terms.trueTerm(), value.holds(terms, new State(Map.of())));
  }

  @ParameterizedTest
  @MethodSource("domains")
  void symbolicPathsKeepTheLaws(Domain domain) {
    LoopShape shape = shape();
    Variable flag = shape.variables().get(4);
    Template template = SymbolicPaths.of(domain.template(shape), List.of(flag), List.of());
    for (int i = 0; i < 200; i++) {
      AbstractValue a = randomAbstractValue(template, shape);
      AbstractValue b = randomAbstractValue(template, shape);
      State state = randomState(shape);
      AbstractValue least = AbstractValue.of(template, terms, model, state);
      assertEquals(a.join(b), b.join(a));
      assertEquals(template.top(), a.join(template.top()));
      assertTrue(a.isAtMost(a.join(b)));
      assertSame(terms.trueTerm(), least.holds(terms, state));
      assertSame(terms.trueTerm(), least.join(a).holds(terms, state));
    }
  }

  @ParameterizedTest
  @MethodSource("ofBounds")
  void pathsDoNotMix(Domain domain) {
    LoopShape shape = shape();
    Variable flag = shape.variables().get(4);
    Variable number = shape.variables().getFirst();
    Template template = SymbolicPaths.of(domain.template(shape), List.of(flag), List.of());
    Map<Variable, Term> values = new LinkedHashMap<>(randomState(shape).values());
    values.put(flag, terms.trueTerm());
    values.put(number, terms.bits(32, 5));
    AbstractValue taken = AbstractValue.of(template, terms, model, new State(values));
    values.put(flag, terms.falseTerm());
    assertSame(terms.falseTerm(), taken.holds(terms, new State(values)));
    values.put(number, terms.bits(32, 7));
    AbstractValue both = taken.join(AbstractValue.of(template, terms, model, new State(values)));
    assertSame(terms.trueTerm(), both.holds(terms, new State(values)));
    values.put(flag, terms.trueTerm());
    assertSame(terms.falseTerm(), both.holds(terms, new State(values)));
  }
}
