// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class SpecificationTest {
  private static Specification parse(String text) {
    return Specification.parse(text, "p.prp");
  }

  @Test
  void errorFunctionIsRead() {
    Specification s = parse("CHECK( init(main()), LTL(G ! call(reach_error())) )\n");
    assertEquals("main", s.entry());
    assertEquals(Set.of("reach_error"), s.errorFunctions());
    assertEquals(Set.of(Check.UNREACH_CALL), s.checks());
  }

  @Test
  void whiteSpaceIsFree() {
    Specification s = parse("CHECK(init( main( ) ),LTL(G!call( __VERIFIER_error( ) ) ))");
    assertEquals(Set.of("__VERIFIER_error"), s.errorFunctions());
  }

  @Test
  void severalChecksAddUp() {
    Specification s =
        parse(
            """
            CHECK( init(main()), LTL(G valid-free) )
            CHECK( init(main()), LTL(G valid-deref) )
            CHECK( init(main()), LTL(G valid-memtrack) )
            """);
    assertEquals(
        Set.of(Check.POINTERS, Check.BOUNDS, Check.MEMORY_TRACK, Check.UNMODELLED), s.checks());
  }

  @Test
  void terminationIsKnown() {
    assertTrue(parse("CHECK( init(main()), LTL(F end) )").termination());
  }

  @Test
  void unknownFormulaIsNamed() {
    UsageError e =
        assertThrows(UsageError.class, () -> parse("CHECK( init(main()), LTL(G ! data-race) )"));
    assertTrue(e.getMessage().contains("G ! data-race"), e.getMessage());
  }

  @Test
  void trailingGarbageIsRefused() {
    assertThrows(UsageError.class, () -> parse("CHECK( init(main()), LTL(F end) ) and more"));
    assertThrows(UsageError.class, () -> parse(""));
  }
}
