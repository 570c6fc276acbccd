// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import kiki.witness.yaml.YamlException;
import kiki.witness.yaml.YamlNode;
import kiki.witness.yaml.YamlReader;

/** Reads a witness by the rules of the format. */
public final class WitnessReader {
  private static final Pattern UUID =
      Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

  private static final Pattern TIME =
      Pattern.compile(
          "\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d(:?\\d\\d)?)?");

  private static final Pattern HASH = Pattern.compile("[0-9a-fA-F]{64}");

  private static final Pattern MODEL = Pattern.compile("ILP32|LP64");

  private static final Pattern C = Pattern.compile("[Cc]");

  private WitnessReader() {}

  /**
   * The one witness in a text.
   *
   * @throws WitnessError if it breaks a rule of the format
   */
  public static WitnessEntry read(String text) {
    try {
      YamlNode root = YamlReader.read(text);
      List<YamlNode> entries = WitnessFields.items(root, "a witness");
      if (entries.isEmpty()) {
        throw new WitnessError(root.line(), "the file has no entry");
      }
      if (entries.size() > 1) {
        throw new WitnessError(entries.get(1).line(), "only one entry is supported");
      }
      return entry(WitnessFields.of(entries.getFirst(), "an entry"));
    } catch (YamlException e) {
      throw new WitnessError(e.line(), e.getMessage());
    }
  }

  private static WitnessEntry entry(WitnessFields fields) {
    fields.allow("entry_type", "metadata", "content");
    YamlNode.Scalar type = fields.scalar("entry_type");
    WitnessMetadata metadata = metadata(fields.mapping("metadata"));
    return switch (type.text()) {
      case "violation_sequence" ->
          new SequenceReader(metadata).read(fields.node("content"), fields.list("content"));
      case "invariant_set" -> invariants(metadata, fields.list("content"));
      case String other ->
          throw new WitnessError(type.line(), "entries of type '" + other + "' are not supported");
    };
  }

  /** Producers may say more here than the format asks for. */
  private static WitnessMetadata metadata(WitnessFields fields) {
    WitnessFields producer = fields.mapping("producer");
    WitnessFields task = fields.mapping("task");
    task.text("language", C, "C");
    return new WitnessMetadata(
        choice(fields, "format_version", WitnessVersion.values(), WitnessVersion::text),
        fields.text("uuid", UUID, "a UUID"),
        fields.text("creation_time", TIME, "a time as ISO 8601 writes it"),
        producer.text("name"),
        producer.text("version"),
        hashes(task),
        task.text("specification"),
        task.text("data_model", MODEL, "ILP32 or LP64"));
  }

  private static Map<String, String> hashes(WitnessFields task) {
    WitnessFields given = task.mapping("input_file_hashes");
    Map<String, String> hashes = new LinkedHashMap<>();
    for (YamlNode node : task.list("input_files")) {
      String file = WitnessFields.scalar(node, "a file of 'input_files'").text();
      hashes.put(file, given.text(file, HASH, "a SHA-256 hash in hexadecimal digits"));
    }
    if (hashes.isEmpty()) {
      throw new WitnessError(task.node("input_files").line(), "'input_files' names no file");
    }
    given.allow(hashes.keySet().toArray(String[]::new));
    return hashes;
  }

  private static WitnessEntry invariants(WitnessMetadata metadata, List<YamlNode> content) {
    List<WitnessInvariant> invariants = new ArrayList<>();
    List<WitnessContract> contracts = new ArrayList<>();
    for (YamlNode node : content) {
      WitnessFields item = WitnessFields.of(node, "an invariant set's item");
      if (item.has("contract") && metadata.version() != WitnessVersion.V2_0) {
        contracts.add(contract(metadata, item.allow("contract").mapping("contract")));
      } else {
        invariants.add(invariant(metadata, item.allow("invariant").mapping("invariant")));
      }
    }
    return new WitnessEntry.InvariantSet(metadata, invariants, contracts);
  }

  private static WitnessInvariant invariant(WitnessMetadata metadata, WitnessFields fields) {
    fields.allow("type", "location", "value", "format", "labels");
    WitnessInvariant.Kind kind =
        choice(fields, "type", WitnessInvariant.Kind.values(), WitnessInvariant.Kind::text);
    if (kind.isTransition() && metadata.version() == WitnessVersion.V2_0) {
      throw new WitnessError(fields.node("type").line(), "version 2.0 has no " + kind.text());
    }
    WitnessExpression value = expression(fields);
    if (kind.isTransition() && value.language() != WitnessExpression.Language.EXTENDED_C) {
      throw new WitnessError(
          fields.node("format").line(), "the format of a " + kind.text() + " is ext_c_expression");
    }
    return new WitnessInvariant(
        kind, place(metadata, fields.mapping("location")), value, fields.line());
  }

  private static WitnessContract contract(WitnessMetadata metadata, WitnessFields fields) {
    fields.allow("type", "location", "requires", "ensures", "format", "labels");
    fields.text("type", Pattern.compile("function_contract"), "function_contract");
    fields.text("format", Pattern.compile("(ext_)?c_expression"), "ext_c_expression");
    return new WitnessContract(
        place(metadata, fields.mapping("location")),
        clause(fields, "requires"),
        clause(fields, "ensures"),
        fields.line());
  }

  private static WitnessExpression clause(WitnessFields fields, String key) {
    WitnessExpression.Language language = WitnessExpression.Language.EXTENDED_C;
    if (!fields.has(key)) {
      return new WitnessExpression("1", language, fields.line());
    }
    YamlNode.Scalar value = fields.scalar(key);
    return new WitnessExpression(value.text(), language, value.line());
  }

  /** The condition that {@code value} and {@code format} make up. */
  static WitnessExpression expression(WitnessFields fields) {
    YamlNode.Scalar value = fields.scalar("value");
    WitnessExpression.Language language =
        choice(
            fields,
            "format",
            new WitnessExpression.Language[] {
              WitnessExpression.Language.C, WitnessExpression.Language.EXTENDED_C
            },
            WitnessExpression.Language::text);
    return new WitnessExpression(value.text(), language, value.line());
  }

  static WitnessPlace place(WitnessMetadata metadata, WitnessFields fields) {
    fields.allow("file_name", "line", "column", "function");
    YamlNode.Scalar file = fields.scalar("file_name");
    if (!metadata.hashes().containsKey(file.text())) {
      throw new WitnessError(file.line(), "'" + file.text() + "' is not a file of 'input_files'");
    }
    return new WitnessPlace(
        file.text(),
        fields.positive("line"),
        fields.has("column") ? Optional.of(fields.positive("column")) : Optional.empty(),
        fields.optional("function"));
  }

  /** One of the words of an enumeration. */
  static <E> E choice(WitnessFields fields, String key, E[] values, Function<E, String> word) {
    YamlNode.Scalar given = fields.scalar(key);
    List<String> words = new ArrayList<>();
    for (E value : values) {
      if (word.apply(value).equals(given.text())) {
        return value;
      }
      words.add(word.apply(value));
    }
    throw new WitnessError(
        given.line(),
        "'"
            + key
            + "' must be one of "
            + String.join(", ", words)
            + ", not '"
            + given.text()
            + "'");
  }
}
