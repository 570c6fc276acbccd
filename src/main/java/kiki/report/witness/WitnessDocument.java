// SPDX-License-Identifier: Apache-2.0
package kiki.report.witness;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Verdict;
import kiki.engine.session.InterpreterReplay;
import kiki.options.DataModel;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Property;
import kiki.report.Summary;
import kiki.util.Location;
import kiki.witness.format.Waypoint;
import kiki.witness.format.WitnessEntry;
import kiki.witness.format.WitnessMetadata;
import kiki.witness.format.WitnessPlace;
import kiki.witness.format.WitnessSegment;
import kiki.witness.format.WitnessVersion;
import kiki.witness.format.WitnessWriter;
import kiki.witness.source.SourceTokens;

/**
 * The witness of a run in SV-COMP's format: 2.1 where termination is asked for or functions have
 * contracts, 2.0 elsewhere. A violation tells what the execution is given from outside, and where
 * it goes wrong; a proof tells what it rests on, as far as C can express that.
 */
public final class WitnessDocument {
  /** A file of the task. */
  public record InputFile(String name, byte[] content) {}

  private final List<InputFile> files;
  private final WitnessPlaces places;
  private final Program program;
  private final String specification;
  private final DataModel dataModel;
  private final String producerVersion;

  /**
   * @param program that counterexamples are executions of
   */
  public WitnessDocument(
      List<InputFile> files,
      List<SourceTokens> sources,
      Program program,
      String specification,
      DataModel dataModel,
      String producerVersion) {
    this.files = List.copyOf(files);
    this.places = new WitnessPlaces(sources);
    this.program = program;
    this.specification = specification;
    this.dataModel = dataModel;
    this.producerVersion = producerVersion;
  }

  /** Empty where the format has no way to tell of it. */
  public Optional<String> text(Summary summary) {
    return entry(summary).map(WitnessWriter::text);
  }

  private Optional<WitnessEntry> entry(Summary summary) {
    return switch (summary.overall()) {
      case INCONCLUSIVE -> Optional.empty();
      case SUCCESSFUL ->
          Optional.of(new ProofInvariants(places, dataModel).entry(this::metadata, summary));
      case FAILED -> violation(summary);
    };
  }

  private Optional<WitnessEntry> violation(Summary summary) {
    for (Map.Entry<Property, Verdict> each : summary.verdicts().entrySet()) {
      if (each.getValue() instanceof Verdict.Refuted(Counterexample counterexample)) {
        return waypoints(each.getKey(), counterexample)
            .map(
                all ->
                    new WitnessEntry.ViolationSequence(
                        metadata(version(summary)), all.stream().map(WitnessSegment::of).toList()));
      }
    }
    return Optional.empty();
  }

  private Optional<List<Waypoint>> waypoints(Property property, Counterexample counterexample) {
    if (property.kind() == Property.Kind.TERMINATION) {
      return counterexample.ending() instanceof Counterexample.Cycle(var lasso)
          ? new EndlessWaypoints(places).of(lasso, uninitialized(counterexample))
          : Optional.empty();
    }
    List<BranchRecorder.Taken> branches =
        InputWaypoints.tellAll(counterexample, places)
            ? List.of()
            : branches(property, counterexample);
    List<Waypoint> all = new ArrayList<>(InputWaypoints.of(counterexample, branches, places));
    all.add(Waypoint.target(target(property)));
    return Optional.of(all);
  }

  /** Those that a run of the counterexample takes. */
  private List<BranchRecorder.Taken> branches(Property property, Counterexample counterexample) {
    BranchDecisions decisions = BranchDecisions.of(program, places);
    int choices = counterexample.choices().size();
    return new InterpreterReplay(program, () -> false)
        .watched(
            property,
            counterexample,
            WitnessTuning.MOST_STEPS,
            inputs -> new BranchRecorder(decisions, () -> choices - inputs.remaining().size()))
        .map(BranchRecorder::taken)
        .orElse(List.of());
  }

  /** The variables whose first content the execution depends on. */
  private static Set<String> uninitialized(Counterexample counterexample) {
    Set<String> names = new HashSet<>();
    for (Counterexample.Choice choice : counterexample.choices()) {
      if (choice.event().instruction() instanceof Instruction.Declare d
          && !choice.values().isEmpty()) {
        names.add(d.symbol().name());
      }
    }
    return names;
  }

  private WitnessPlace target(Property property) {
    return places
        .statementStart(property.location())
        .map(WitnessPlaces.Spot::place)
        .orElseGet(() -> asTold(property.location(), property.function()));
  }

  /** Where the program says it is; the file must be one of the task. */
  private WitnessPlace asTold(Location location, String function) {
    boolean known = files.stream().anyMatch(f -> f.name().equals(location.file()));
    return new WitnessPlace(
        known ? location.file() : files.getFirst().name(),
        Math.max(1, location.line()),
        location.column() > 0 ? Optional.of(location.column()) : Optional.empty(),
        Optional.of(function));
  }

  static WitnessVersion version(Summary summary) {
    return summary.verdicts().keySet().stream().anyMatch(p -> p.kind() == Property.Kind.TERMINATION)
        ? WitnessVersion.V2_1
        : WitnessVersion.V2_0;
  }

  private WitnessMetadata metadata(WitnessVersion version) {
    Map<String, String> hashes = new LinkedHashMap<>();
    files.forEach(f -> hashes.put(f.name(), sha256(f.content())));
    return new WitnessMetadata(
        version,
        uuid(hashes),
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
        "kiki",
        producerVersion,
        hashes,
        specification,
        dataModel.toString());
  }

  /** The same for the same task, so that runs can be compared. */
  private String uuid(Map<String, String> hashes) {
    StringBuilder seed = new StringBuilder(specification).append(dataModel);
    hashes.forEach((file, hash) -> seed.append(file).append(hash));
    return UUID.nameUUIDFromBytes(seed.toString().getBytes(StandardCharsets.UTF_8)).toString();
  }

  private static String sha256(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
