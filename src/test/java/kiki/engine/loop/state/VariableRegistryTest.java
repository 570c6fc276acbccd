// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import kiki.domain.IntervalDomain;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.AbstractValue;
import kiki.domain.template.Parameter;
import kiki.domain.template.ProgramConstants;
import kiki.domain.template.Template;
import kiki.domain.template.Variable;
import kiki.engine.CSubject;
import kiki.engine.loop.LoopShapes;
import kiki.engine.result.InvariantLayer;
import kiki.engine.session.Session;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import org.junit.jupiter.api.Test;

class VariableRegistryTest {
  private final Session session =
      CSubject.plain(
              """
              int sum(int i) { int s = nondet_int(); while (i > 0) { s += i; i--; } return s; }
              int main(void) {
                char text[9] = "abc", *p = text + (nondet_int() & 1);
                int n = nondet_int(), i = nondet_int();
                while (i < n) { i++; if (*p) p++; sum(i); }
                __CPROVER_assert(i >= n, "");
              }
              """)
          .session(Ssa.Mode.CUT);

  private final ProgramConstants constants = ProgramConstants.of(session.terms());

  private static VariableRegistry registry() {
    return new VariableRegistry(VariableRegistry.Pointers.WITH_OFFSETS);
  }

  private LoopView loop(String function) {
    return session.ssa().loops().stream()
        .filter(loop -> loop.function().equals(function))
        .findFirst()
        .orElseThrow();
  }

  private LoopShape shape(LoopView loop) {
    return new LoopShapes(session.ssa(), registry(), constants).shape(loop);
  }

  @Test
  void namesDoNotDependOnWhatWasNamedBefore() {
    LoopView loop = loop("main");
    VariableRegistry first = registry();
    List<Variable> variables = first.variables(loop);
    LoopShape shape = shape(loop);
    VariableRegistry other = registry();
    LoopInstance instance = loop.instances().getFirst();
    assertEquals(first.bases(loop, instance), other.bases(loop, instance));
    assertEquals(first.entered(loop, instance), other.entered(loop, instance));
    assertEquals(variables, other.variables(loop));
    assertEquals(variables, shape.variables());
    assertEquals(shape, shape(loop));
  }

  @Test
  void askingOneChangesNoOther() {
    LoopView loop = loop("main");
    LoopInstance instance = loop.instances().getFirst();
    VariableRegistry asked = registry();
    asked.variables(loop);
    assertFalse(asked.state(session.terms(), instance, instance.entry()).values().isEmpty());
    assertTrue(registry().state(session.terms(), instance, instance.entry()).values().isEmpty());
  }

  @Test
  void invariantsBringTheirVariables() {
    LoopView loop = loop("main");
    LoopInstance instance = loop.instances().getFirst();
    LoopShape shape = shape(loop);
    Template template = new Template(new IntervalDomain().rows(shape));
    List<Parameter> parameters =
        template.rows().stream().map(_ -> (Parameter) Parameter.Extreme.BOTTOM).toList();
    InvariantLayer layer =
        new InvariantLayer(1, Map.of(loop.number(), new AbstractValue(template, parameters)));
    VariableRegistry reader = VariableRegistry.of(List.of(layer), FormNames.SAME);
    template
        .rows()
        .forEach(
            row ->
                assertTrue(
                    reader
                        .state(session.terms(), instance, instance.entry())
                        .has(row.variables())));
  }

  @Test
  void variablesOfTwoFunctionsDiffer() {
    Variable inMain = named("main", "i");
    Variable inSum = named("sum", "i");
    assertEquals(inMain.text(), inSum.text());
    assertNotEquals(inMain, inSum);
  }

  private Variable named(String function, String text) {
    return registry().variables(loop(function)).stream()
        .filter(v -> v.text().equals(text))
        .findFirst()
        .orElseThrow();
  }
}
