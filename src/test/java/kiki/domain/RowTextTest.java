// SPDX-License-Identifier: Apache-2.0
package kiki.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.Numbers;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Row;
import kiki.domain.template.State;
import kiki.domain.template.Template;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.interpret.Interpreter;
import kiki.interpret.input.RandomInputs;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.RunOptions;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.term.Constant;
import kiki.term.Terms;
import kiki.term.value.Value;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What rows print about variables of the program is C, defined, and means the same. */
class RowTextTest {
  private static final int STATES = 8;

  private final Terms terms = new Terms();
  private final SampleLoop loop = new SampleLoop(terms);
  private final Valuation model = term -> ((Constant) term).value();

  static List<Domain> domains() {
    return DomainList.ALL;
  }

  @ParameterizedTest
  @MethodSource("domains")
  void textsMeanWhatTheTermsMean(Domain domain) {
    Template template = domain.template(loop.shape());
    List<String> assertions = new ArrayList<>();
    for (int i = 0; i < STATES; i++) {
      State seen = loop.state();
      AbstractValue value =
          AbstractValue.of(template, terms, model, seen)
              .join(AbstractValue.of(template, terms, model, loop.state()));
      for (State state : List.of(seen, loop.state())) {
        assertions.add(assignments(state));
        for (int row = 0; row < template.rows().size(); row++) {
          Row each = template.rows().get(row);
          if (each.variables().stream().allMatch(RowTextTest::isOfTheProgram)) {
            boolean holds = each.holds(terms, state, value.parameter(row)) == terms.trueTerm();
            each.formula(value.parameter(row))
                .ifPresent(
                    formula -> {
                      assertions.add(assertion(formula.text(), holds));
                      assertions.add(assertion(formula.negation().text(), !holds));
                    });
          }
        }
      }
    }
    run(String.join("\n", assertions));
  }

  private static boolean isOfTheProgram(Variable variable) {
    return !variable.isGhost() && variable.type().isArithmetic();
  }

  private static String assertion(String text, boolean holds) {
    return "__CPROVER_assert(!!(%s) == %s, \"%s\");".formatted(text, holds ? "1" : "0", text);
  }

  private String assignments(State state) {
    StringBuilder text = new StringBuilder();
    state
        .values()
        .forEach(
            (variable, term) -> {
              if (isOfTheProgram(variable)) {
                text.append(variable.text() + " = " + constant(variable, model.value(term)) + ";");
              }
            });
    return text.toString();
  }

  private static String constant(Variable variable, Value value) {
    if (value instanceof Value.Float(var number)) {
      return number.toCString("f");
    }
    BigInteger integer = Numbers.number(value, (IntType) variable.type());
    return integer + "ll";
  }

  private void run(String body) {
    StringBuilder text = new StringBuilder("#include <math.h>\n");
    for (Variable variable : loop.shape().variables()) {
      if (isOfTheProgram(variable)) {
        text.append(variable.type() + " " + variable.text() + ";\n");
      }
    }
    text.append("int main(void) {\n" + body + "\nreturn 0;\n}\n");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Outcome outcome =
        new Interpreter(
                Sources.checked(
                    text.toString(),
                    EnumSet.of(Check.SIGNED_OVERFLOW, Check.DIVISION_BY_ZERO, Check.ASSERTIONS)))
            .runMain("a", List.of(), RunOptions.execution(new RandomInputs(1), out, out))
            .outcome();
    if (outcome instanceof Outcome.PropertyViolated violated) {
      assertEquals("", violated.property().description() + " at " + violated.location());
    }
    assertTrue(outcome instanceof Outcome.Finished, outcome.toString());
  }
}
