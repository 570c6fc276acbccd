// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.lower.Sources;
import kiki.options.Check;
import kiki.program.Expr;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import org.junit.jupiter.api.Test;

class PointsToTest {
  private static final String TEXT =
      """
      void *malloc(unsigned long);
      int main(void) {
        int x = 0, y = 0;
        int *p = &x;
        int *q = malloc(4);
        int *r = malloc(4);
        __CPROVER_assert(*p == y && q != r, "");
        return 0;
      }
      """;

  private final Program program = Sources.checked(TEXT, Check.ASSERTIONS);
  private final PointsTo pointsTo = PointsTo.analyze(program);

  /** The address of a variable that the program does not take. */
  @Test
  void questionsChangeNothing() {
    MemoryObject y = new MemoryObject.Named(local("y"));
    Set<MemoryObject> before = Set.copyOf(pointsTo.addressTaken());
    Expr address = new Expr.AddressOf(new Expr.Variable(local("y")), new PointerType(IntType.INT));
    assertEquals(
        List.of(y), pointsTo.of(address).stream().map(Place::object).toList(), "it is answered");
    assertEquals(before, pointsTo.addressTaken());
    assertFalse(pointsTo.addressTaken().contains(y));
    assertTrue(pointsTo.addressTaken().contains(new MemoryObject.Named(local("x"))));
  }

  @Test
  void allocationSitesAreTheSameForAllWhoAsk() {
    List<Instruction.Allocate> sites =
        program.functions().values().stream()
            .map(Function::body)
            .flatMap(List::stream)
            .filter(Instruction.Allocate.class::isInstance)
            .map(Instruction.Allocate.class::cast)
            .toList();
    for (Instruction.Allocate site : sites) {
      assertEquals(pointsTo.site(site), PointsTo.analyze(program).site(site));
      assertTrue(pointsTo.addressTaken().contains(pointsTo.site(site)));
    }
    assertNotEquals(pointsTo.site(sites.getFirst()), pointsTo.site(sites.getLast()));
  }

  /** What is read first and stored later, here and there, is found as if it were in order. */
  @Test
  void aggregatesAreCopiedByLeavesAndFromAnywhere() {
    Program copies =
        Sources.checked(
            """
            struct s { int *first; int *second; } a, b, c;
            int x, y, z;
            int main(int n, char **arguments) {
              for (int i = 0; i < 3; i++) {
                struct s *at = &a;
                struct s *other = (struct s *)((char *)&c + n);
                b = a;
                *other = b;
                __CPROVER_assert(b.first != b.second && c.first != 0, "");
                at->first = &x;
                at->second = &y;
                c.second = &z;
              }
              return 0;
            }
            """,
            Check.ASSERTIONS);
    PointsTo found = PointsTo.analyze(copies);
    assertEquals(Set.of("x"), targets(found, global(copies, "b"), 0));
    assertEquals(Set.of("y"), targets(found, global(copies, "b"), 8));
    assertEquals(Set.of("x", "y"), targets(found, global(copies, "c"), 0));
    assertEquals(Set.of("x", "y", "z"), targets(found, global(copies, "c"), 8));
  }

  private static Symbol global(Program program, String name) {
    return program.globals().stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
  }

  private static Set<String> targets(PointsTo pointsTo, Symbol holder, long offset) {
    return pointsTo.stored(new MemoryObject.Named(holder), offset).stream()
        .map(p -> p.object().toString())
        .collect(Collectors.toSet());
  }

  private Symbol local(String name) {
    return program.functions().values().stream()
        .map(Function::body)
        .flatMap(List::stream)
        .filter(Instruction.Declare.class::isInstance)
        .map(i -> ((Instruction.Declare) i).symbol())
        .filter(s -> s.name().startsWith(name))
        .findFirst()
        .orElseThrow();
  }
}
