// SPDX-License-Identifier: Apache-2.0
package kiki.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What users see when something is wrong, and the files they ask for. */
class CommandLineBehaviourTest {
  private record Result(int exit, String out, String err) {}

  private static final String FAILING =
      """
      extern int __VERIFIER_nondet_int(void);
      extern void reach_error(void);
      int main(void) {
        int a = __VERIFIER_nondet_int();
        int b = __VERIFIER_nondet_int();
        if (a == 5 && b == -2147483647 - 1) reach_error();
        return 0;
      }
      """;

  @TempDir Path folder;

  @Test
  void refusesWhatIsNotSupported() throws IOException {
    String file = file("p.c", FAILING);
    Result result = run("--graphml-witness", "w", file);
    assertEquals(1, result.exit());
    assertTrue(result.err().contains("--graphml-witness is not supported yet"), result.err());
  }

  @Test
  void namesTheNearestLabelAndFunction() throws IOException {
    String file =
        file("p.c", "int f(int x) { if (x) goto ERROR; return 0; ERROR: return f(0); }\n");
    Result label = run("--function", "f", "--error-label", "EROR", file);
    assertEquals(1, label.exit());
    assertTrue(label.err().contains("no label 'EROR'; did you mean 'ERROR'?"), label.err());
    Result function = run("--function", "g", file);
    assertEquals(6, function.exit());
    assertTrue(function.err().contains("did you mean 'f'?"), function.err());
  }

  @Test
  void needsTheEntryFunction() throws IOException {
    String file = file("p.c", "int f(int x) { return x; }\n");
    assertEquals(6, run(file).exit());
    assertTrue(run(file).err().contains("no function 'main'"));
    assertEquals(0, run("--show-goto-functions", file).exit());
    assertEquals(0, run("--function", "f", file).exit());
  }

  @Test
  void endsWithUnknownForScripts() throws IOException {
    String properties = file("p.prp", "CHECK( init(main()), LTL(G ! call(reach_error())) )\n");
    Result result = run("--propertyfile", properties, file("p.c", "int main(void) {"));
    assertEquals(6, result.exit());
    assertTrue(result.out().endsWith("UNKNOWN" + System.lineSeparator()), result.out());
    assertEquals(6, run("--propertyfile", folder + "/none", "p.c").exit());
  }

  /** However little is known when the time is up, the last line says so. */
  @Test
  void endsWithAnAnswerWhereTheTimeWasTooShortToRead() throws IOException {
    String file = file("p.c", "int f(void);\n".repeat(200_000) + "int main(void) {}\n");
    Result result = run("--timeout", "0.01", file);
    assertEquals(5, result.exit());
    assertEquals("VERIFICATION INCONCLUSIVE" + System.lineSeparator(), result.out());
    assertTrue(result.err().contains("timeout while the program was read"), result.err());
    assertEquals("", run("--json-ui", "--timeout", "0.01", file).out());
  }

  @Test
  void knowsTheNamesOfProperties() throws IOException {
    Result result = run("--property", "main.nothing.1", file("p.c", FAILING));
    assertEquals(1, result.exit());
    assertTrue(result.err().contains("no property 'main.nothing.1'"), result.err());
  }

  @Test
  void showsTheSsaForm() throws IOException {
    Result result = run("--show-ssa", file("p.c", FAILING));
    assertEquals(0, result.exit());
    assertTrue(result.out().contains("** SSA form with 1 unwinding(s)"), result.out());
    assertFalse(result.out().contains("VERIFICATION"), result.out());
  }

  @Test
  void writesReproducerAndWitness() throws IOException {
    Path reproducer = folder.resolve("r.c");
    Path witness = folder.resolve("w.yml");
    Result result =
        run("--reproducer", "" + reproducer, "--witness", "" + witness, file("p.c", FAILING));
    assertEquals(10, result.exit(), result.err());
    String code = Files.readString(reproducer);
    assertTrue(code.contains("int __VERIFIER_nondet_int() {"), code);
    assertTrue(code.contains("values[] = {5, -2147483648LL};"), code);
    String entry = Files.readString(witness);
    assertTrue(entry.startsWith("- entry_type: violation_sequence\n"), entry);
    assertTrue(entry.contains("type: target\n"), entry);
    assertTrue(entry.contains("line: 6\n"), entry);
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(3, files.count(), "no temporary file is left");
    }
  }

  /** At the back edge of the second loop {@code i} is at least one, but zero on entry. */
  @Test
  void witnessesOfProofsGiveInvariantsOfLoopHeads() throws IOException {
    String text =
        """
        extern unsigned __VERIFIER_nondet_uint(void);
        extern void reach_error(void);
        int main(void) {
          unsigned x = 1;
          while (__VERIFIER_nondet_uint()) if (x < 100) x++;
          for (int i = 0; i < 500; i++) if (x > 7) x--;
          do { if (x == 0) reach_error(); } while (x < 1);
          return 0;
        }
        """;
    Path witness = folder.resolve("w.yml");
    Result result =
        run("--k-induction", "--intervals", "--witness", "" + witness, file("p.c", text));
    assertEquals(0, result.exit(), result.out() + result.err());
    String entry = Files.readString(witness);
    assertTrue(entry.startsWith("- entry_type: invariant_set\n"), entry);
    assertTrue(entry.contains("line: 5\n        column: 3\n"), entry);
    assertTrue(entry.contains("value: \"(1 <= x && x <= 100)\""), entry);
    assertTrue(entry.contains("(0 <= i && i <= 500)"), entry);
    assertFalse(entry.contains("line: 7"), entry);
  }

  /** Proofs by summaries of recursive functions have loops, too. */
  @Test
  void witnessesOfProofsBySummariesGiveInvariantsOfLoops() throws IOException {
    String text =
        """
        extern int __VERIFIER_nondet_int(void);
        extern void reach_error(void);
        int f(int n) {
          int i = 0;
          if (n <= 0) return 0;
          while (i < 10) i++;
          return f(n - 1) + i - 9;
        }
        int main(void) {
          int n = __VERIFIER_nondet_int();
          if (n < 0 || n > 1000000) return 0;
          if (f(n) != n) reach_error();
          return 0;
        }
        """;
    Path witness = folder.resolve("w.yml");
    Result result = run("--witness", "" + witness, file("p.c", text));
    assertEquals(0, result.exit(), result.out() + result.err());
    String entry = Files.readString(witness);
    assertTrue(entry.contains("line: 6\n"), entry);
    assertTrue(entry.contains("(0 <= i && i <= 10)"), entry);
    assertFalse(entry.contains("__CPROVER"), entry);
  }

  @Test
  void showsWhatInvariantsSayOfTheHeap() throws IOException {
    String text =
        """
        #include <stdlib.h>
        extern int nondet_int(void);
        void __CPROVER_assert(_Bool, const char *);
        struct node { int v; struct node *next; };
        int main(void) {
          struct node *l = 0;
          while (nondet_int()) {
            struct node *n = malloc(sizeof *n);
            n->v = 3;
            n->next = l;
            l = n;
          }
          for (struct node *p = l; p; p = p->next) __CPROVER_assert(p->v == 3, "v");
        }
        """;
    Result result = run("--show-invariants", file("p.c", text));
    assertEquals(0, result.exit(), result.out() + result.err());
    assertTrue(
        result.out().contains("  // for each object: allocated@8:28.v == 3\n"), result.out());
  }

  @Test
  void writesSarif() throws IOException {
    Path sarif = folder.resolve("r.sarif");
    assertEquals(10, run("--sarif", sarif.toString(), file("p.c", FAILING)).exit());
    String text = Files.readString(sarif);
    assertTrue(text.contains("\"kind\": \"fail\", \"level\": \"error\""), text);
    assertTrue(text.contains("\"startLine\": 6"), text);
  }

  @Test
  void saysWhenAFileCannotBeWritten() throws IOException {
    Result result =
        run("--witness", folder.resolve("no/such/w.yml").toString(), file("p.c", FAILING));
    assertEquals(6, result.exit());
    assertTrue(result.err().contains("w.yml: cannot be written"), result.err());
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void checkDecidesTransitionSystems() throws IOException {
    String reachable = file("f.aag", "aag 1 0 1 1 0\n2 3\n2\n");
    Result result = run("check", reachable, "--timeout", "20");
    assertEquals(10, result.exit(), result.err());
    assertEquals("1\nb0\n0\n\n\n.\n", result.out());
    String unreachable = file("g.aag", "aag 1 0 1 1 0\n2 2\n2\n");
    Path invariant = folder.resolve("g.cnf");
    assertEquals(0, run("check", "--ic3", unreachable, "--invariant", invariant.toString()).exit());
    assertEquals(
        "c why b0 is out of reach; induction over 0 steps\np cnf 1 1\n-1 0\n",
        Files.readString(invariant));
    assertEquals(5, run("check", "--unroll", "--timeout", "0.1", unreachable).exit());
    String other = folder.resolve("g.btor2").toString();
    assertEquals(0, run("check", unreachable, "--convert", other).exit());
    assertEquals("unsat\nb0\n.\n", run("check", other).out());
    Result broken = run("check", file("h.aag", "aag 1 0\n"));
    assertEquals(6, broken.exit());
    assertTrue(broken.err().contains("h.aag:1: expected a header"), broken.err());
    assertEquals(6, run("check", folder.resolve("none.aag").toString()).exit());
    assertEquals(1, run("check").exit());
    assertEquals(1, run("check", reachable, "--unwind").exit());
  }

  @Test
  void runTakesSeveralFilesAndArguments() throws IOException {
    String main =
        file(
            "main.c",
            "int puts(const char *); int last(int, char **);"
                + " int main(int n, char **v) { for (int i = 1; i < n; i++) puts(v[i]);"
                + " return last(n, v); }");
    String other = file("other.c", "int last(int n, char **v) { return v[n - 1][0] - 'a' + n; }");
    Result plain = run("run", main, other, "x", "b.c");
    assertEquals("x\nb.c\n", plain.out());
    assertEquals(4, plain.exit());
    Result separated = run("run", main, other, "--", "c.c", "-D");
    assertEquals("c.c\n-D\n", separated.out());
  }

  private static Result run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exit =
        Main.run(
            List.of(arguments),
            new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false));
    return new Result(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
