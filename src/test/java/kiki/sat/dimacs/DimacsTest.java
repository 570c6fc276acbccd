// SPDX-License-Identifier: Apache-2.0
package kiki.sat.dimacs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kiki.sat.proof.ProofChecker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DimacsTest {
  @TempDir Path directory;

  private static DimacsFormula read(String text) throws IOException, DimacsException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return DimacsReader.read(new ByteArrayInputStream(bytes), "f.cnf");
  }

  @Test
  void readsWhatItWrites() throws IOException, DimacsException {
    String text = "p cnf 4 3\n1 -2 0\n0\n3 4 -1 0\n";
    Path file = directory.resolve("out.cnf");
    DimacsWriter.write(read("c hello\nc\n" + text.replace("0\n3", "0 3\nc in between\n")), file);
    assertEquals(text, Files.readString(file));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                     | f.cnf:1: expected a comment or the header 'p cnf VARIABLES CLAUSES', found the end of the file
          c x;q cnf 1 1          | f.cnf:2: expected a comment or the header 'p cnf VARIABLES CLAUSES', found 'q'
          p dnf 1 1              | f.cnf:1: expected a comment or the header 'p cnf VARIABLES CLAUSES', found 'dnf'
          p cnf -1 1             | f.cnf:1: expected the number of variables, at most 536870896, found '-1'
          p cnf 1;1 0            | f.cnf:1: expected the number of clauses, at most 2147483647, found the end of the line
          p cnf 1 1 1;1 0        | f.cnf:1: expected the end of the header line, found '1'
          p cnf 2 1;1 3 0        | f.cnf:2: expected a literal of variables 1 to 2, or 0, found '3'
          p cnf 2 1;1 x 0        | f.cnf:2: expected a literal of variables 1 to 2, or 0, found 'x'
          p cnf 2 1;1 -0 0       | f.cnf:2: expected a literal of variables 1 to 2, or 0, found '-0'
          p cnf 2 1;1 2          | f.cnf:2: expected 0 to end the last clause, found the end of the file
          p cnf 2 2;1 2 0        | f.cnf:2: expected 2 clauses as the header says, found the end of the file after 1
          p cnf 2 1;1 2 0;%;0    | f.cnf:3: expected the end of the file after 1 clauses, found '%'
          p cnf 900000000 1;1 0  | f.cnf:1: expected the number of variables, at most 536870896, found '900000000'
          1 2 0                  | f.cnf:1: expected a comment or the header 'p cnf VARIABLES CLAUSES', found '1'
          p cnf 1 1;\u001b[31m 0 | f.cnf:2: expected a literal of variables 1 to 1, or 0, found '\\x1b'
          p cnf 1 1;1\u0000 0    | f.cnf:2: expected a literal of variables 1 to 1, or 0, found '\\x00'
          p cnf 1 1;1\u00ff 0    | f.cnf:2: expected a literal of variables 1 to 1, or 0, found '1\\xc3\\xbf'
          p cnf 2 1;1 4294967297 0 | f.cnf:2: expected a literal of variables 1 to 2, or 0, found '4294967297'
          """)
  void refusesMalformedFiles(String text, String message) {
    DimacsException e = assertThrows(DimacsException.class, () -> read(text.replace(';', '\n')));
    assertEquals(message, e.getMessage());
  }

  @Test
  void showsTheStartOfLongWords() {
    String text = "p cnf 1 1\n" + "9".repeat(1_000_000);
    DimacsException e = assertThrows(DimacsException.class, () -> read(text));
    assertTrue(e.getMessage().endsWith("found '" + "9".repeat(40) + "...'"), e.getMessage());
  }

  @Test
  void saysWhyNoProofCanBeWritten() throws IOException {
    Path folder = directory.resolve("absent");
    String formula = "p cnf 1 1\n1 0\n";
    var absent = run(formula, Optional.of(folder.resolve("f.drat")));
    assertEquals(6, absent.exitCode());
    assertEquals(
        List.of("cannot write the proof " + folder.resolve("f.drat") + ": no such folder"),
        absent.errors());
    var directoryItself = run(formula, Optional.of(directory));
    assertEquals(6, directoryItself.exitCode());
    assertEquals(
        List.of("cannot write the proof " + directory + ": Is a directory"),
        directoryItself.errors());
    var replacing = run(formula, Optional.of(directory.resolve("f.cnf")));
    assertEquals(1, replacing.exitCode());
    assertEquals(formula, Files.readString(directory.resolve("f.cnf")));
  }

  private DimacsCommand.Outcome run(String text, Optional<Path> proof) throws IOException {
    Path file = Files.writeString(directory.resolve("f.cnf"), text);
    return new DimacsCommand(file, proof, Optional.empty()).run(() -> false);
  }

  @Test
  void printsAModel() throws IOException {
    var outcome = run("p cnf 3 3\n1 2 0\n-1 0\n3 -2 0\n", Optional.empty());
    assertEquals(10, outcome.exitCode());
    assertEquals(List.of("s SATISFIABLE", "v -1 2 3 0"), outcome.lines());
  }

  @Test
  void wrapsLongModels() throws IOException {
    var outcome = run("p cnf 100 0\n", Optional.empty());
    assertTrue(outcome.lines().size() > 3);
    assertTrue(outcome.lines().stream().allMatch(l -> l.length() <= 80));
    assertTrue(outcome.lines().getLast().endsWith(" 0"));
  }

  @Test
  void writesAProofThatCanBeChecked() throws IOException, DimacsException {
    Path proof = directory.resolve("f.drat");
    StringBuilder text = new StringBuilder();
    ProofChecker checker = new ProofChecker();
    int holes = 5;
    int clauses = 0;
    for (int p = 0; p <= holes; p++) {
      int[] somewhere = new int[holes];
      for (int h = 0; h < holes; h++) {
        somewhere[h] = p * holes + h + 1;
        for (int q = 0; q < p; q++, clauses++) {
          DimacsWriter.append(text, new int[] {-somewhere[h], -(q * holes + h + 1)}, 2);
        }
      }
      DimacsWriter.append(text, somewhere, holes);
      clauses++;
    }
    text.insert(0, "p cnf " + holes * (holes + 1) + " " + clauses + "\n");
    read(text.toString()).forEach((l, n) -> checker.axiom(l, n));
    var outcome = run(text.toString(), Optional.of(proof));
    assertEquals(20, outcome.exitCode());
    assertEquals(List.of("s UNSATISFIABLE"), outcome.lines());
    for (String line : Files.readAllLines(proof)) {
      boolean deletion = line.startsWith("d ");
      int[] literals =
          Arrays.stream(line.substring(deletion ? 2 : 0).split(" "))
              .mapToInt(Integer::parseInt)
              .filter(l -> l != 0)
              .toArray();
      if (deletion) {
        checker.delete(literals, literals.length);
      } else {
        checker.add(literals, literals.length);
      }
    }
    assertTrue(checker.derivedEmpty());
  }

  @Test
  void leavesNoProofBehindWhenItFails() throws IOException {
    Path proof = directory.resolve("f.drat");
    var outcome = run("p cnf 1 2\n1 0\n", Optional.of(proof));
    assertEquals(6, outcome.exitCode());
    assertTrue(outcome.errors().getFirst().contains("f.cnf:3: expected 2 clauses"));
    assertFalse(Files.exists(proof));
    Path file = Files.writeString(directory.resolve("f.cnf"), "p cnf 1 1\n1 0\n");
    var stopped = new DimacsCommand(file, Optional.of(proof), Optional.empty()).run(() -> true);
    assertEquals(5, stopped.exitCode());
    try (var files = Files.list(directory)) {
      assertEquals(List.of(file), files.toList());
    }
  }

  @Test
  void explainsWrongFilesAndOptions() throws IOException {
    Path missing = directory.resolve("missing.cnf");
    var absent = new DimacsCommand(missing, Optional.empty(), Optional.empty()).run(() -> false);
    assertEquals(6, absent.exitCode());
    assertEquals(List.of(missing + ": no such file or directory"), absent.errors());
    var both =
        new DimacsCommand(missing, Optional.of(missing), Optional.of(missing)).run(() -> false);
    assertEquals(1, both.exitCode());
    Path file = Files.writeString(directory.resolve("f.cnf"), "p cnf 1 1\n1 0\n");
    var library = new DimacsCommand(file, Optional.empty(), Optional.of(missing)).run(() -> false);
    assertEquals(6, library.exitCode());
    assertEquals(List.of(missing + ": no such file"), library.errors());
  }
}
