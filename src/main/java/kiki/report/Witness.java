package kiki.report;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import kiki.engine.Verdict;
import kiki.options.DataModel;
import kiki.program.Property;

/**
 * A witness in SV-COMP's format 2.0. A violation names its target; a proof is an invariant set
 * without invariants, for those found hold at the back edges of loops, while the format's have to
 * hold when a loop is entered, too.
 */
public final class Witness {
  /** A file of the task. */
  public record InputFile(String name, byte[] content) {}

  private final List<InputFile> files;
  private final String specification;
  private final DataModel dataModel;
  private final String version;

  public Witness(List<InputFile> files, String specification, DataModel dataModel, String version) {
    this.files = List.copyOf(files);
    this.specification = specification;
    this.dataModel = dataModel;
    this.version = version;
  }

  public String text(Summary summary) {
    List<String> lines = new ArrayList<>();
    boolean violated = summary.overall() == Summary.Overall.FAILED;
    lines.add("- entry_type: " + (violated ? "violation_sequence" : "invariant_set"));
    metadata(lines);
    if (violated) {
      lines.add("  content:");
      target(lines, firstViolated(summary));
    } else {
      lines.add("  content: []");
    }
    return String.join("\n", lines) + "\n";
  }

  private void metadata(List<String> lines) {
    lines.add("  metadata:");
    lines.add("    format_version: \"2.0\"");
    lines.add("    uuid: " + Json.quote(uuid()));
    lines.add(
        "    creation_time: " + Json.quote(Instant.now().truncatedTo(ChronoUnit.SECONDS) + ""));
    lines.add("    producer:");
    lines.add("      name: \"kiki\"");
    lines.add("      version: " + Json.quote(version));
    lines.add("    task:");
    lines.add("      input_files:");
    files.forEach(f -> lines.add("      - " + Json.quote(f.name())));
    lines.add("      input_file_hashes:");
    files.forEach(
        f -> lines.add("        " + Json.quote(f.name()) + ": \"" + sha256(f.content()) + "\""));
    lines.add("      specification: " + Json.quote(specification));
    lines.add("      data_model: " + dataModel);
    lines.add("      language: C");
  }

  /** The same for the same task, so that runs can be compared. */
  private String uuid() {
    StringBuilder seed = new StringBuilder(specification).append(dataModel);
    files.forEach(f -> seed.append(f.name()).append(sha256(f.content())));
    return UUID.nameUUIDFromBytes(seed.toString().getBytes(StandardCharsets.UTF_8)).toString();
  }

  private static void target(List<String> lines, Property property) {
    lines.add("  - segment:");
    lines.add("    - waypoint:");
    lines.add("        type: target");
    lines.add("        action: follow");
    lines.add("        location:");
    lines.add("          file_name: " + Json.quote(property.location().file()));
    lines.add("          line: " + property.location().line());
    if (property.location().column() > 0) {
      lines.add("          column: " + property.location().column());
    }
    lines.add("          function: " + Json.quote(property.function()));
  }

  private static Property firstViolated(Summary summary) {
    return summary.verdicts().entrySet().stream()
        .filter(e -> e.getValue() instanceof Verdict.Refuted)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  private static String sha256(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
