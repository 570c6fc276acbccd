// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import kiki.lower.Sources;
import kiki.pointer.MemoryObject;
import kiki.program.Instruction;
import kiki.program.Program;
import org.junit.jupiter.api.Test;

class AllocationWrappersTest {
  private static final String TYPES =
      "#include <stdlib.h>\nstruct a { int x; } *a; struct b { long y; } *b; char *c;\n";
  private static final String CALLS =
      "int main(void) { a = make(sizeof *a); b = make(sizeof *b); c = make(9); return 0; }";

  private static Stream<Instruction.Allocate> inMain(String functions) {
    Program program = AllocationWrappers.run(Sources.program(TYPES + functions));
    return program.functions().values().stream()
        .filter(f -> f.name().equals("main"))
        .flatMap(f -> f.body().stream())
        .filter(Instruction.Allocate.class::isInstance)
        .map(Instruction.Allocate.class::cast);
  }

  /** What {@code main} allocates itself. */
  private static List<String> allocated(String functions) {
    return inMain(functions).map(a -> a.elementType().toString()).toList();
  }

  @Test
  void eachCallAllocatesWhatItStores() {
    String wrapper =
        "static void *make(size_t n) { void *p = malloc(n); if (!p) exit(1); return p; }\n";
    assertEquals(List.of("struct a", "struct b", "unsigned char"), allocated(wrapper + CALLS));
  }

  @Test
  void objectsAreNamedByTheirCalls() {
    String wrapper = "static void *make(size_t n) { return malloc(n); }\n";
    long names =
        inMain(wrapper + CALLS).map(a -> new MemoryObject.Allocated(a).name()).distinct().count();
    assertEquals(3, names);
  }

  @Test
  void wrappersOfWrappersAreWrappers() {
    String wrappers =
        "static void *inner(size_t n) { return malloc(n); }\n"
            + "static void *make(size_t n) { return n > 100 ? NULL : inner(n); }\n";
    assertEquals(List.of("struct a", "struct b", "unsigned char"), allocated(wrappers + CALLS));
  }

  @Test
  void loopsRecursionAndTypedFunctionsStay() {
    String loop =
        "static void *make(size_t n) { void *p; do p = malloc(n); while (!p); return p; }\n";
    String recursion =
        "static void *make(size_t n) { void *p = malloc(n); return p ? p : make(n / 2); }\n";
    String typed = "static struct a *make(size_t n) { return malloc(n); }\n";
    assertEquals(List.of(), allocated(loop + CALLS));
    assertEquals(List.of(), allocated(recursion + CALLS));
    assertEquals(
        List.of(),
        allocated(typed + "int main(void) { a = make(4); a = make(sizeof *a); return 0; }"));
  }

  @Test
  void asManyBytesGetATypeFromTheirConversion() {
    assertEquals(
        List.of("struct b"),
        allocated("int main(void) { void *p = malloc(8); b = p; return b != 0; }"));
  }
}
