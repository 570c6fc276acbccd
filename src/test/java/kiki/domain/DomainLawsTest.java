// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kiki.domain.path.SymbolicPaths;
import kiki.domain.path.ValueCase;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Parameter;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Template;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The laws of a lattice, and that an abstraction contains what it abstracts, for every domain and
 * every kind of row.
 */
class DomainLawsTest {
  private static final int ROUNDS = 200;

  private final Terms terms = new Terms();
  private final SampleLoop loop = new SampleLoop(terms);
  private final Valuation model = term -> ((Constant) term).value();

  static List<Domain> domains() {
    return DomainList.ALL;
  }

  static List<Domain> ofBounds() {
    return List.of(new IntervalDomain(), new ZoneDomain(), new OctagonDomain());
  }

  private Template template(Domain domain) {
    return domain.template(loop.shape());
  }

  private Template alongPaths(Domain domain) {
    return SymbolicPaths.of(template(domain), List.of(loop.flag()), List.of());
  }

  /** By the values of a signed character. */
  private List<ValueCase> cases() {
    Variable number = loop.shape().variables().get(2);
    BigInteger first = BigInteger.valueOf(-2);
    BigInteger last = BigInteger.ONE;
    List<ValueCase> cases = new ArrayList<>();
    for (BigInteger n = first; n.compareTo(last) <= 0; n = n.add(BigInteger.ONE)) {
      cases.add(ValueCase.ALL.and(new ValueCase.Is(number, n)));
    }
    cases.add(ValueCase.ALL.and(new ValueCase.Outside(number, first, last)));
    return cases;
  }

  private Template byValues(Domain domain) {
    return SymbolicPaths.of(template(domain), cases());
  }

  @Test
  void casesByValueShareTheStates() {
    for (int i = 0; i < ROUNDS; i++) {
      State state = loop.state();
      List<ValueCase> taken = cases().stream().filter(c -> c.isTaken(model, state)).toList();
      assertEquals(1, taken.size());
      for (ValueCase each : cases()) {
        assertSame(terms.bool(taken.contains(each)), each.taken(terms, state));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("domains")
  void tablesContainTheirStates(Domain domain) {
    Template template = byValues(domain);
    for (int i = 0; i < ROUNDS / 4; i++) {
      State state = loop.state();
      AbstractValue least = AbstractValue.of(template, terms, model, state);
      assertSame(terms.trueTerm(), least.holds(terms, state));
      assertSame(terms.trueTerm(), least.join(randomAbstractValue(template)).holds(terms, state));
    }
  }

  private AbstractValue randomAbstractValue(Template template) {
    AbstractValue value = template.bottom();
    for (int i = loop.random().nextInt(4); i > 0; i--) {
      value = value.join(AbstractValue.of(template, terms, model, loop.state()));
    }
    return loop.random().nextInt(10) == 0 ? template.top() : value;
  }

  /** A new class of rows belongs to a domain whose template for the sample has one of them. */
  @Test
  void everyKindOfRowIsCovered() {
    Set<String> written =
        new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("kiki.domain", "kiki.strategy", "kiki.engine")
                .stream()
                .filter(c -> c.isAssignableTo(Row.class) && !c.isInterface())
                .filter(c -> !c.getModifiers().contains(JavaModifier.ABSTRACT))
                .map(c -> c.getName())
                .collect(Collectors.toCollection(TreeSet::new));
    Set<String> covered = new TreeSet<>();
    for (Domain domain : DomainList.ALL) {
      for (Template template : List.of(template(domain), alongPaths(domain))) {
        template.rows().forEach(row -> covered.add(row.getClass().getName()));
      }
    }
    assertEquals(written, covered);
  }

  @ParameterizedTest
  @MethodSource("domains")
  void everyDomainHasRowsForTheSample(Domain domain) {
    assertEquals(domain instanceof HavocDomain, domain.rows(loop.shape()).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("domains")
  void rowsAreEqualByWhatTheySay(Domain domain) {
    List<Row> rows = template(domain).rows();
    List<Row> again = domain.template(new SampleLoop(new Terms()).shape()).rows();
    assertEquals(rows, again);
    assertEquals(rows.hashCode(), again.hashCode());
  }

  @ParameterizedTest
  @MethodSource("domains")
  void joinIsALeastUpperBound(Domain domain) {
    Template template = template(domain);
    for (int i = 0; i < ROUNDS; i++) {
      AbstractValue a = randomAbstractValue(template);
      AbstractValue b = randomAbstractValue(template);
      AbstractValue c = randomAbstractValue(template);
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
    Template template = template(domain);
    for (int i = 0; i < ROUNDS; i++) {
      State state = loop.state();
      AbstractValue least = AbstractValue.of(template, terms, model, state);
      AbstractValue other = randomAbstractValue(template);
      assertSame(terms.trueTerm(), least.holds(terms, state));
      assertSame(terms.trueTerm(), least.join(other).holds(terms, state));
      assertSame(terms.trueTerm(), template.top().holds(terms, state));
      assertSame(terms.bool(domain instanceof HavocDomain), template.bottom().holds(terms, state));
      if (!(domain instanceof AffineDomain || domain instanceof ArrayEquationDomain)) {
        boolean contained = least.isAtMost(other);
        assertSame(terms.bool(contained), other.holds(terms, state));
      }
    }
  }

  /**
   * Affine rows state the simple ones of their equations only, of which a larger space has more.
   */
  static List<Domain> monotone() {
    return DomainList.ALL.stream().filter(d -> !(d instanceof AffineDomain)).toList();
  }

  @ParameterizedTest
  @MethodSource("monotone")
  void largerParametersAreWeaker(Domain domain) {
    List<Template> templates = List.of(template(domain), alongPaths(domain), byValues(domain));
    for (Template template : templates) {
      for (int i = 0; i < ROUNDS / 4; i++) {
        AbstractValue a = randomAbstractValue(template);
        AbstractValue larger = a.join(randomAbstractValue(template));
        State state = loop.state();
        for (int row = 0; row < template.rows().size(); row++) {
          Row each = template.rows().get(row);
          boolean holds = each.holds(terms, state, a.parameter(row)) == terms.trueTerm();
          assertTrue(
              !holds || each.holds(terms, state, larger.parameter(row)) == terms.trueTerm(),
              each.toString());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("domains")
  void statesThatLackAVariableAreNotAsked(Domain domain) {
    Template template = template(domain);
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
    Template template = alongPaths(domain);
    for (int i = 0; i < ROUNDS; i++) {
      AbstractValue a = randomAbstractValue(template);
      AbstractValue b = randomAbstractValue(template);
      State state = loop.state();
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
    Variable number = loop.shape().variables().getFirst();
    Template template = alongPaths(domain);
    Map<Variable, Term> values = new LinkedHashMap<>(loop.state().values());
    values.put(loop.flag(), terms.trueTerm());
    values.put(number, terms.bits(32, 5));
    AbstractValue taken = AbstractValue.of(template, terms, model, new State(values));
    values.put(loop.flag(), terms.falseTerm());
    assertSame(terms.falseTerm(), taken.holds(terms, new State(values)));
    values.put(number, terms.bits(32, 7));
    AbstractValue both = taken.join(AbstractValue.of(template, terms, model, new State(values)));
    assertSame(terms.trueTerm(), both.holds(terms, new State(values)));
    values.put(loop.flag(), terms.trueTerm());
    assertSame(terms.falseTerm(), both.holds(terms, new State(values)));
  }
}
