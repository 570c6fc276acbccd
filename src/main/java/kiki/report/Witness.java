// SPDX-License-Identifier: Apache-2.0
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
import java.util.regex.Pattern;
import kiki.engine.result.LoopInvariant;
import kiki.engine.result.Verdict;
import kiki.options.DataModel;
import kiki.program.Property;
import kiki.util.Location;

/**
 * A witness in SV-COMP's format 2.0. A violation names its target; a proof is a set of invariants
 * of loop heads, as far as C can express them.
 */
public final class Witness {
  private static final Pattern LOOP = Pattern.compile("(for|while)\\b");

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
      invariants(lines, summary.headInvariants());
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
    location(lines, "          ", property.location(), property.function());
  }

  private void invariants(List<String> lines, List<LoopInvariant> heads) {
    List<LoopInvariant> located = heads.stream().filter(i -> isLoop(i.location())).toList();
    lines.add(located.isEmpty() ? "  content: []" : "  content:");
    for (LoopInvariant invariant : located) {
      lines.add("  - invariant:");
      lines.add("      type: loop_invariant");
      lines.add("      location:");
      location(lines, "        ", invariant.location(), invariant.function());
      String value =
          String.join(" && ", invariant.conjuncts().stream().map(c -> "(" + c + ")").toList());
      lines.add("      value: " + Json.quote(value));
      lines.add("      format: c_expression");
    }
  }

  /**
   * Whether a loop stands there in the file itself: locations may be those of an original that the
   * file was made from. The head of a {@code do} loop is not where its condition is evaluated.
   */
  private boolean isLoop(Location at) {
    for (InputFile file : files) {
      List<String> lines = new String(file.content(), StandardCharsets.UTF_8).lines().toList();
      if (file.name().equals(at.file()) && at.line() >= 1 && at.line() <= lines.size()) {
        String line = lines.get(at.line() - 1);
        int start = Math.min(Math.max(0, at.column() - 1), line.length());
        return LOOP.matcher(line).region(start, line.length()).lookingAt();
      }
    }
    return false;
  }

  private static void location(List<String> lines, String indent, Location at, String function) {
    lines.add(indent + "file_name: " + Json.quote(at.file()));
    lines.add(indent + "line: " + at.line());
    if (at.column() > 0) {
      lines.add(indent + "column: " + at.column());
    }
    lines.add(indent + "function: " + Json.quote(function));
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
