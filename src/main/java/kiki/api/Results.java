// SPDX-License-Identifier: Apache-2.0
package kiki.api;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.engine.control.Stopwatch;
import kiki.options.Options;
import kiki.program.ProgramPrinter;
import kiki.report.JsonReport;
import kiki.report.Sarif;
import kiki.report.Summary;
import kiki.report.TracePrinter;
import kiki.report.certificate.ProofCertificate;
import kiki.report.witness.WitnessDocument;
import kiki.util.ResultFolder;
import kiki.util.Version;
import kiki.witness.source.SourceTokens;

/** What a verification found out. */
public final class Results {
  private static final String REACHABILITY = "CHECK( init(main()), LTL(G ! call(reach_error())) )";

  private static final String TERMINATION = "CHECK( init(main()), LTL(F end) )";

  private final CProgram program;
  private final Summary summary;
  private final List<String> caveats;
  private final Map<String, Stopwatch> stopwatches;

  Results(
      CProgram program, Summary summary, List<String> caveats, Map<String, Stopwatch> stopwatches) {
    this.program = program;
    this.summary = summary;
    this.caveats = List.copyOf(caveats);
    this.stopwatches = stopwatches;
  }

  /** What the verification as a whole says. */
  public enum Overall {
    /** Every property holds. */
    SUCCESSFUL,
    /** One fails at least. */
    FAILED,
    /** None is known to fail, and not all are known to hold. */
    INCONCLUSIVE
  }

  public Overall overall() {
    return switch (summary.overall()) {
      case SUCCESSFUL -> Overall.SUCCESSFUL;
      case FAILED -> Overall.FAILED;
      case INCONCLUSIVE -> Overall.INCONCLUSIVE;
    };
  }

  /** Each property, in the order of the text. */
  public List<PropertyResult> properties() {
    List<PropertyResult> all = new ArrayList<>();
    summary
        .verdicts()
        .forEach((property, verdict) -> all.add(new PropertyResult(property, verdict)));
    return all;
  }

  /** The first property that fails. */
  public Optional<PropertyResult> firstFailure() {
    return properties().stream().filter(PropertyResult::fails).findFirst();
  }

  /** What the proofs use, each loop once, in the order of the text. */
  public List<Invariant> invariants() {
    return Invariant.of(summary.invariants());
  }

  /** What is to be known beside the success, for the user. */
  public List<String> caveats() {
    return caveats;
  }

  /** A document in the manner of CBMC's {@code --json-ui}, with traces and invariants. */
  public String json() {
    return String.join(
        "\n",
        new JsonReport(new TracePrinter(), JsonReport.Invariants.INCLUDED)
            .lines(summary, Version.NUMBER));
  }

  /** The failures as a SARIF document. */
  public String sarif() {
    return Sarif.text(summary, Version.NUMBER);
  }

  /**
   * A witness in SV-COMP's format 2.0, of termination 2.1. Empty where there is nothing to say: the
   * result is inconclusive, or an execution does not end, but no cycle of states is known. For
   * proofs the options must ask for one ({@code --witness}): then invariants are made to hold at
   * loop heads.
   *
   * @throws InputError if a file cannot be read again
   */
  public Optional<String> witness() {
    return overall() == Overall.INCONCLUSIVE ? Optional.empty() : documentation().text(summary);
  }

  /**
   * Writes what is to be checked of the proofs into a folder, for SMT solvers; the options must ask
   * for it ({@code --certificate}).
   *
   * @return whether there is one: false if nothing is proved
   */
  public boolean writeCertificate(Path folder) throws IOException {
    ProofCertificate certificate =
        new ProofCertificate(summary, ProgramPrinter.print(program.program()));
    if (certificate.isEmpty()) {
      return false;
    }
    ResultFolder.write(folder, certificate::write);
    return true;
  }

  private WitnessDocument documentation() {
    Options options = program.options();
    String specification =
        options
            .properties()
            .specification()
            .map(s -> s.text().strip())
            .orElse(options.analysis().engine().isAboutTermination() ? TERMINATION : REACHABILITY);
    List<WitnessDocument.InputFile> files = new ArrayList<>();
    List<SourceTokens> tokens = new ArrayList<>();
    SourceReader reader = new SourceReader(options, _ -> {}, new ReadingEffort.Meter());
    for (CSource source : program.sources()) {
      files.add(new WitnessDocument.InputFile(source.name(), content(source)));
      tokens.add(reader.places(source));
    }
    return new WitnessDocument(
        files,
        tokens,
        program.program(),
        specification,
        options.input().dataModel(),
        Version.NUMBER);
  }

  private static byte[] content(CSource source) {
    try {
      return switch (source) {
        case CSource.File(Path path) -> Files.readAllBytes(path);
        case CSource.Compiled compiled -> Files.readAllBytes(compiled.path());
        case CSource.Text t -> t.text().getBytes(StandardCharsets.UTF_8);
      };
    } catch (IOException e) {
      throw new InputError(source.name() + ": cannot be read again: " + e.getMessage());
    }
  }

  /** Verdicts with all their evidence, for the reports of this module. */
  @SuppressWarnings("exports")
  public Summary summary() {
    return summary;
  }

  /** Time and work of each engine that ran, for the reports of this module. */
  @SuppressWarnings("exports")
  public Map<String, Stopwatch> stopwatches() {
    return stopwatches;
  }
}
