// SPDX-License-Identifier: Apache-2.0
package kiki.project.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** What a newcomer sees, who has a folder and nothing else. */
class UnconfiguredProjectTest extends ProjectCommandRuns {
  /** Without flags headers are looked for near the files, but not in the place of the library's. */
  @Test
  void headersAreFoundWithoutFlags() throws IOException {
    Files.createDirectories(project.resolve("include/part"));
    write("include/part/api.h", "#define ZERO 0\n#include \"limits.h\"\n");
    write("include/part/limits.h", "#define MOST 7\n");
    write("include/part/stdlib.h", "#error not the library's\n");
    Files.createDirectories(project.resolve("source"));
    write(
        "source/b.c",
        "#include <stdlib.h>\n#include <part/api.h>\n"
            + "int most(int x) { return abs(x % 2) + ZERO + MOST; }\n");
    assertEquals(0, verify("--only", "most"), err);
    assertEquals("", err);
  }

  /** Asked about a part of a project, kiki knows where the others may have their headers. */
  @Test
  void headersAreFoundBesideTheFolder() throws IOException {
    Files.createDirectories(project.resolve("include/part"));
    Files.createDirectories(project.resolve("source/deep"));
    write("include/part/api.h", "#define ZERO 0\n");
    write("source/deep/b.c", "#include <part/api.h>\nint zero(void) { return ZERO; }\n");
    assertEquals(6, verifyIn("source"), "around may be the system's folders");
    write("Makefile", "all:\n");
    assertEquals(0, verifyIn("source"), err);
    assertEquals(6, verifyIn("source/deep"), "nothing says that this is one project");
    assertTrue(err.contains("header 'part/api.h' not found"), err);
    Files.createDirectory(project.resolve(".git"));
    assertEquals(0, verifyIn("source/deep"), err);
    Files.createDirectories(project.resolve("source/.git"));
    assertEquals(6, verifyIn("source/deep"), "another project around this one");
  }

  private int verifyIn(String part) {
    return kiki("project", project.resolve(part).toString(), "--no-store", "--certify");
  }

  /** What is a part of another file is not missed, and what cannot be read is, with advice. */
  @Test
  void filesThatAreNotReadAreTold() throws IOException {
    write("table.c", "static const number table[] = {1, 2};\n");
    write("b.c", "typedef int number;\n#include \"table.c\"\nint two(void) { return table[1]; }\n");
    assertEquals(0, verify("--only", "two"), err);
    assertEquals("", err);
    write("made.c", "#include \"configured.h\"\n");
    assertEquals(0, verify("--only", "two"));
    assertTrue(err.startsWith("skipped: made.c:1:10: header 'configured.h' not found"), err);
    assertTrue(err.contains("-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"), err);
    assertEquals(6, verify("--only", "none"));
    assertTrue(err.contains("-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"), err);
    write("compile_commands.json", "[{\"file\": \"made.c\", \"command\": \"cc made.c\"}]");
    assertEquals(6, verify());
    assertFalse(err.contains("CMAKE"), err);
  }

  /** One header that is missing is named once, however many files include it. */
  @Test
  void whatSeveralFilesLackIsToldOnce() throws IOException {
    write("b.c", "int two(void) { return 2; }\n");
    write("common.h", "#include \"configured.h\"\n");
    for (int i = 1; i <= 6; i++) {
      write("made" + i + ".c", "#include \"common.h\"\n");
    }
    assertEquals(0, verify("--only", "two"), err);
    assertTrue(err.startsWith("skipped: 6 files, made1.c, made2.c, made3.c, made4.c and 2 more: "));
    assertEquals(1, err.lines().filter(l -> l.contains("'configured.h' not found")).count(), err);
  }

  /** A file with another main, or with names that are taken, is no part of a program. */
  @Test
  void programsOfOneProjectAreToldApart() throws IOException {
    write("one.c", "int shared(int x) { return x & 1; }\n");
    write(
        "b.c",
        "int shared(int); void other(void);\nint main(void) { other(); return shared(1); }\n");
    write("c.c", "#include \"one.c\"\nvoid other(void) { shared(0); }\n");
    write(
        "bare.c",
        "int shared(int x) { return x; }\n"
            + "void only(void) {}\n"
            + "int main(void) { only(); return 0; }\n");
    write("d.c", "void only(void); int main(void) { only(); return 0; }\n");
    assertEquals(0, verify("--only", "main"), out + err);
    assertTrue(out.contains("3 functions: 3 proved"), out);
  }

  /** Nobody can mend the library. */
  @Test
  void failuresInTheLibraryAreToldWhereTheyAreCaused() throws IOException {
    write(
        "b.c",
        "#include <stdlib.h>\n#include <string.h>\n"
            + "void twice(void) {\n  char *p = malloc(4);\n  free(p);\n  free(p);\n}\n"
            + "void copy(void) {\n  char to[3];\n  strcpy(to, \"long\");\n}\n"
            + "char last(const char *at) { return *at++; }\n");
    assertEquals(10, verify("--no-preconditions", "--only", "twice|copy"));
    assertTrue(out.contains("b.c:6:7: twice: double free: FAILURE"), out);
    assertTrue(out.contains("b.c:10:9: strcpy, called from copy: "), out);
    assertFalse(out.contains("<kiki>") || out.contains("<library>"), out);
    verify("--no-preconditions", "--only", "last", "--sarif", file("r.sarif"));
    assertTrue(text("r.sarif").contains("in *at++"), text("r.sarif"));
    assertFalse(text("r.sarif").contains("before$"), text("r.sarif"));
  }
}
