// SPDX-License-Identifier: Apache-2.0
package kiki.report.certificate;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kiki.engine.result.Certificate;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.Proof;
import kiki.engine.result.ProofObligation;
import kiki.program.Property;
import kiki.report.Summary;
import kiki.util.Version;

/** What the files of a certificate mean. */
final class CertificateIndex {
  private static final String INTRODUCTION =
      """
      # Certificate

      Written by kiki %s. `./check SOLVER` asks an SMT solver (`./check z3`, `./check cvc5`) for every file `*.smt2`;
      each is a question of its own, and each answer must be `unsat`. Then every property listed below holds, provided
      that the formulas say what the program does. They are taken from its single assignment form, in which loops start in an
      arbitrary iteration; the program as it was translated is in `program.goto`. `obligations.tsv` says in one line a
      file what follows from its answer. Where an array has one value everywhere, files use `(as const ...)`, which solvers
      know although the logics do not list it.

      A property counts as violated where it is the first to be. So a proof may take it that other properties held
      before; those are named, and proved here as well.

      """;

  private final Summary summary;
  private final List<ProofCertificate.Part> parts;

  CertificateIndex(Summary summary, List<ProofCertificate.Part> parts) {
    this.summary = summary;
    this.parts = parts;
  }

  /** The file that is read first. */
  String text() {
    StringBuilder text = new StringBuilder(INTRODUCTION.formatted(Version.NUMBER));
    int proved = parts.stream().mapToInt(p -> p.properties().size()).sum();
    text.append(
        "%d of %d properties are proved, in %d proofs.%n"
            .formatted(proved, summary.verdicts().size(), parts.size()));
    for (ProofCertificate.Part part : parts) {
      describe(text, part);
    }
    return text.toString();
  }

  private static void describe(StringBuilder text, ProofCertificate.Part part) {
    Proof proof = part.proof();
    text.append("\n## ").append(part.name()).append("\n");
    for (Property p : part.properties()) {
      text.append("- `").append(p.name()).append("` (").append(p.location()).append("): ");
      text.append(p.description()).append('\n');
    }
    text.append('\n').append(method(proof)).append('\n');
    if (proof.certificate() instanceof Certificate.OfSlice) {
      text.append("The formulas are about the part of the program that decides the properties.\n");
    }
    Set<Property> assumed = new LinkedHashSet<>(proof.assumed());
    part.properties().forEach(assumed::remove);
    if (!assumed.isEmpty()) {
      text.append("It assumes that these properties held before: ")
          .append(names(assumed))
          .append(".\n");
    }
    for (LoopInvariant invariant : proof.invariants()) {
      text.append("\nInvariant at ").append(invariant.location()).append(":\n\n");
      invariant.conjuncts().forEach(c -> text.append("    ").append(c).append('\n'));
      invariant.remarks().forEach(r -> text.append("    ").append(r).append('\n'));
    }
    obligations(text, part);
  }

  private static String names(Set<Property> properties) {
    return properties.stream()
        .map(Property::name)
        .sorted()
        .map(n -> "`" + n + "`")
        .collect(Collectors.joining(", "));
  }

  private static void obligations(StringBuilder text, ProofCertificate.Part part) {
    List<ProofObligation> all = part.proof().certificate().obligations();
    if (all.isEmpty()) {
      text.append("\nIt has no files: to check it, run the program.\n");
      return;
    }
    text.append("\n| file | what follows |\n|---|---|\n");
    for (int i = 0; i < all.size(); i++) {
      text.append("| ").append(part.file(i)).append(" | ");
      text.append(line(all.get(i).claim()).replace("|", "\\|")).append(" |\n");
    }
  }

  private static String method(Proof proof) {
    return switch (proof.method()) {
      case COMPLETE_UNWINDING ->
          "With each loop unwound %d times, every execution is covered, and none violates a property."
              .formatted(proof.unwindings());
      case INDUCTION ->
          "By induction over %d iterations of loops, with invariants."
              .formatted(proof.unwindings());
      case SUMMARIES ->
          "By induction over %d iterations of loops and calls, with invariants and summaries."
              .formatted(proof.unwindings());
      case TRANSITION_SYSTEM -> "By an inductive invariant of the program's transition system.";
      case RANKING -> "Every loop has a ranking function.";
      case EXECUTION -> "The program depends on no input: its only execution was run.";
    };
  }

  /** One line a file: proof, file, what follows from it. */
  static String table(List<ProofCertificate.Part> parts) {
    List<String> lines = new ArrayList<>();
    for (ProofCertificate.Part part : parts) {
      List<ProofObligation> all = part.proof().certificate().obligations();
      for (int i = 0; i < all.size(); i++) {
        lines.add(part.name() + "\t" + part.file(i) + "\t" + line(all.get(i).claim()));
      }
    }
    return lines.stream().map(l -> l + "\n").collect(Collectors.joining());
  }

  private static String line(String claim) {
    return claim.replaceAll("[\\t\\r\\n]+", " ");
  }
}
