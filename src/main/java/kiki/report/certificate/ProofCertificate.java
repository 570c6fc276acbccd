// SPDX-License-Identifier: Apache-2.0
package kiki.report.certificate;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.engine.result.Verdict;
import kiki.program.Property;
import kiki.report.Summary;
import kiki.term.smtlib.SmtScript;

/** Writes what is to be checked of all proofs, and what follows from it. */
public final class ProofCertificate {
  private static final String SCRIPT =
      """
      #!/bin/sh
      # Asks an SMT solver for every obligation here: ./check [SOLVER [ARGUMENT...]]; z3 if none is
      # named. Each answer must be "unsat"; the exit code is 0 if all are.
      cd "$(dirname "$0")" || exit 2
      [ $# -gt 0 ] || set -- z3
      met=0
      failed=0
      for file in proof-*/*.smt2; do
        [ -e "$file" ] || continue
        answer=$("$@" "$file" 2>&1 | tr -d '\\r')
        if [ "$answer" = unsat ]; then
          met=$((met + 1))
        else
          echo "$file: ${answer:-no answer}"
          failed=$((failed + 1))
        fi
      done
      echo "$met obligations are met, $failed are not"
      [ "$failed" -eq 0 ]
      """;

  private final Summary summary;
  private final String program;

  /**
   * @param program what the proofs are about, for a person
   */
  public ProofCertificate(Summary summary, String program) {
    this.summary = summary;
    this.program = program;
  }

  /** A proof and what it proves. */
  record Part(String name, Proof proof, List<Property> properties) {
    /** The file of an obligation. */
    String file(int number) {
      return "%s/%04d.smt2".formatted(name, number + 1);
    }
  }

  /** Whether there is a proof to write about. */
  public boolean isEmpty() {
    return parts().isEmpty();
  }

  /** Writes all files into a folder that is empty. */
  public void write(Path folder) throws IOException {
    List<Part> parts = parts();
    for (Part part : parts) {
      writeObligations(folder, part);
    }
    Files.writeString(folder.resolve("README.md"), new CertificateIndex(summary, parts).text());
    Files.writeString(folder.resolve("obligations.tsv"), CertificateIndex.table(parts));
    Files.writeString(folder.resolve("program.goto"), program);
    Path script = folder.resolve("check");
    Files.writeString(script, SCRIPT);
    if (script.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  private static void writeObligations(Path folder, Part part) throws IOException {
    Files.createDirectory(folder.resolve(part.name()));
    List<ProofObligation> obligations = part.proof().certificate().obligations();
    for (int i = 0; i < obligations.size(); i++) {
      ProofObligation obligation = obligations.get(i);
      try (BufferedWriter out = Files.newBufferedWriter(folder.resolve(part.file(i)))) {
        SmtScript.write(
            out, List.of("unsat means: " + obligation.claim()), obligation.assertions());
      }
    }
  }

  /** Properties that were proved together are listed together. */
  private List<Part> parts() {
    Map<Proof, List<Property>> proved = new LinkedHashMap<>();
    Map<Proof, Proof> first = new IdentityHashMap<>();
    for (Map.Entry<Property, Verdict> e : summary.verdicts().entrySet()) {
      if (e.getValue() instanceof Verdict.Proved(Proof proof)) {
        proved
            .computeIfAbsent(first.computeIfAbsent(proof, p -> p), _ -> new ArrayList<>())
            .add(e.getKey());
      }
    }
    List<Part> parts = new ArrayList<>();
    proved.forEach(
        (proof, properties) ->
            parts.add(new Part("proof-" + (parts.size() + 1), proof, properties)));
    return parts;
  }
}
