package kiki.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kiki.engine.result.Verdict;
import kiki.options.Options;
import kiki.program.Property;
import kiki.report.Reproducer;
import kiki.report.Sarif;
import kiki.report.Summary;
import kiki.report.Witness;
import kiki.util.ResultFile;

/** Writes the files that the options ask for. */
final class ResultFiles {
  private final Options options;
  private final Console console;

  ResultFiles(Options options, Console console) {
    this.options = options;
    this.console = console;
  }

  /**
   * Nothing is written where there is nothing to say: no reproducer without a failure, no witness
   * without a decision.
   *
   * @throws BadInput if a file cannot be written
   */
  void write(Summary summary) {
    options
        .output()
        .sarif()
        .ifPresent(name -> write(name, () -> Sarif.text(summary, Version.NUMBER)));
    for (var e : summary.verdicts().entrySet()) {
      if (e.getValue() instanceof Verdict.Refuted(var counterexample)) {
        Property property = e.getKey();
        options
            .output()
            .reproducer()
            .ifPresent(name -> write(name, () -> Reproducer.text(property, counterexample)));
        break;
      }
    }
    if (options.output().witness().isPresent() && isNontermination(summary)) {
      console.error(
          "warning: no witness is written: witnesses of non-termination are not supported yet");
    } else if (summary.overall() != Summary.Overall.INCONCLUSIVE) {
      options.output().witness().ifPresent(name -> write(name, () -> witness().text(summary)));
    }
  }

  private static boolean isNontermination(Summary summary) {
    return summary.overall() == Summary.Overall.FAILED
        && summary.verdicts().keySet().stream()
            .anyMatch(p -> p.kind() == Property.Kind.TERMINATION);
  }

  private Witness witness() {
    List<Witness.InputFile> files = new ArrayList<>();
    for (String name : options.files()) {
      try {
        files.add(new Witness.InputFile(name, Files.readAllBytes(Path.of(name))));
      } catch (IOException e) {
        throw new BadInput(name + ": cannot be read again: " + e.getMessage());
      }
    }
    String specification =
        options
            .properties()
            .specification()
            .map(s -> s.text().strip())
            .orElse("CHECK( init(main()), LTL(G ! call(reach_error())) )");
    return new Witness(files, specification, options.input().dataModel(), Version.NUMBER);
  }

  private static void write(String name, Supplier<String> text) {
    try {
      ResultFile.write(Path.of(name), text.get());
    } catch (IOException e) {
      throw new BadInput(name + ": cannot be written: " + e.getMessage());
    }
  }
}
