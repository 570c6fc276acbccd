// SPDX-License-Identifier: Apache-2.0
package kiki.ssa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import kiki.pointer.PointsTo;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.program.PropertySuccessors;
import kiki.ssa.execute.SymbolicSsa;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaOptions;
import kiki.term.Terms;
import org.junit.jupiter.api.Test;

/** What rounds of analysis need: ignored properties, what follows a property, and cancellation. */
class RoundsTest {
  private static final String PROGRAM =
      """
      static void inner(int x) { check(x != 1); }
      static void outer(int x) { check(x != 2); inner(x); check(x != 3); }
      int main(void) {
        int x = nondet_int();
        check(x != 4);
        while (nondet_bool()) {
          check(x != 5);
          outer(x);
        }
        check(x != 6);
        return 0;
      }
      """;

  private static Set<String> after(Program program, String description) {
    Set<Property> found =
        Properties.of(program).stream()
            .filter(p -> p.description().equals(description))
            .collect(Collectors.toSet());
    assertEquals(1, found.size(), description);
    return PropertySuccessors.of(program).afterAny(found).stream()
        .map(Property::description)
        .collect(Collectors.toSet());
  }

  @Test
  void followsCallsAndReturns() {
    Program program = CPrograms.of(PROGRAM);
    Set<String> inLoop = Set.of("x != 1", "x != 2", "x != 3", "x != 5", "x != 6");
    assertEquals(Set.of(), after(program, "x != 6"));
    assertEquals(inLoop, after(program, "x != 4"));
    assertEquals(inLoop, after(program, "x != 1"));
    assertEquals(inLoop, after(program, "x != 5"));
  }

  @Test
  void ignoredPropertiesAreNeitherJudgedNorAssumed() {
    Program program =
        CPrograms.of("int main(void) { int x = nondet_int(); check(x > 0); check(x > 0); }");
    List<Property> properties = Properties.of(program);
    SsaOptions all = SsaOptions.of(Ssa.Mode.FROM_START);
    assertEquals(1, instances(program, all), "the second repeats the first");
    assertEquals(1, instances(program, all.ignoring(Set.of(properties.getFirst()))));
    assertEquals(0, instances(program, all.ignoring(Set.copyOf(properties))));
  }

  private static int instances(Program program, SsaOptions options) {
    return SymbolicSsa.of(new Terms(), program, PointsTo.analyze(program), options)
        .assertions()
        .size();
  }

  @Test
  void isCancelledWhileBeingMade() {
    Program program =
        CPrograms.of(
            """
            static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
            int main(void) { check(fib(40) == 102334155); return 0; }
            """);
    AtomicInteger asked = new AtomicInteger();
    SsaOptions options =
        SsaOptions.of(Ssa.Mode.FROM_START).cancelledWhen(() -> asked.incrementAndGet() > 10_000);
    assertThrows(CancellationException.class, () -> instances(program, options));
  }
}
