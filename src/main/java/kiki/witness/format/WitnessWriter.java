// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The text of a witness, which {@link WitnessReader} reads back. */
public final class WitnessWriter {
  private final List<String> lines = new ArrayList<>();

  private WitnessWriter() {}

  public static String text(WitnessEntry entry) {
    WitnessWriter writer = new WitnessWriter();
    switch (entry) {
      case WitnessEntry.ViolationSequence v -> writer.violation(v);
      case WitnessEntry.InvariantSet i -> writer.invariants(i);
    }
    return String.join("\n", writer.lines) + "\n";
  }

  private void violation(WitnessEntry.ViolationSequence sequence) {
    line("- entry_type: violation_sequence");
    metadata(sequence.metadata());
    line("  content:");
    for (WitnessSegment segment : sequence.segments()) {
      line("  - segment:");
      segment.waypoints().forEach(this::waypoint);
    }
  }

  private void waypoint(Waypoint waypoint) {
    line("    - waypoint:");
    line("        type: " + waypoint.type().text());
    line("        action: " + waypoint.action().text());
    if (waypoint.constraint().isPresent()) {
      WitnessExpression constraint = waypoint.constraint().get();
      line("        constraint:");
      line("          value: " + quote(constraint.text()));
      if (constraint.language() != WitnessExpression.Language.BRANCH) {
        line("          format: " + constraint.language().text());
      }
    }
    place("        ", waypoint.place());
  }

  private void invariants(WitnessEntry.InvariantSet set) {
    line("- entry_type: invariant_set");
    metadata(set.metadata());
    line(set.isEmpty() ? "  content: []" : "  content:");
    for (WitnessInvariant invariant : set.invariants()) {
      line("  - invariant:");
      line("      type: " + invariant.kind().text());
      place("      ", invariant.place());
      line("      value: " + quote(invariant.value().text()));
      line("      format: " + invariant.value().language().text());
    }
    for (WitnessContract contract : set.contracts()) {
      line("  - contract:");
      line("      type: function_contract");
      place("      ", contract.place());
      line("      requires: " + quote(contract.requires().text()));
      line("      ensures: " + quote(contract.ensures().text()));
      line("      format: ext_c_expression");
    }
  }

  private void metadata(WitnessMetadata metadata) {
    line("  metadata:");
    line("    format_version: " + quote(metadata.version().text()));
    line("    uuid: " + quote(metadata.uuid()));
    line("    creation_time: " + quote(metadata.creationTime()));
    line("    producer:");
    line("      name: " + quote(metadata.producer()));
    line("      version: " + quote(metadata.producerVersion()));
    line("    task:");
    line("      input_files:");
    metadata.hashes().keySet().forEach(f -> line("      - " + quote(f)));
    line("      input_file_hashes:");
    metadata.hashes().forEach((f, hash) -> line("        " + quote(f) + ": " + quote(hash)));
    line("      specification: " + quote(metadata.specification()));
    line("      data_model: " + metadata.dataModel());
    line("      language: C");
  }

  private void place(String indent, WitnessPlace place) {
    line(indent + "location:");
    line(indent + "  file_name: " + quote(place.file()));
    line(indent + "  line: " + place.line());
    place.column().ifPresent(c -> line(indent + "  column: " + c));
    Optional<String> function = place.function();
    function.ifPresent(f -> line(indent + "  function: " + quote(f)));
  }

  private void line(String text) {
    lines.add(text);
  }

  /** In double quotes, on one line. */
  static String quote(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"', '\\' -> quoted.append('\\').append(c);
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        default -> {
          if (c < ' ' || c == '\u007f') {
            quoted.append("\\x%02x".formatted((int) c));
          } else {
            quoted.append(c);
          }
        }
      }
    }
    return quoted.append('"').toString();
  }
}
