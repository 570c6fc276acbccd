// SPDX-License-Identifier: Apache-2.0
package kiki.api.witness;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import kiki.api.CSource;
import kiki.api.InputError;
import kiki.options.Options;
import kiki.options.Specification;
import kiki.options.UsageError;
import kiki.witness.format.WitnessEntry;
import kiki.witness.format.WitnessError;
import kiki.witness.format.WitnessMetadata;
import kiki.witness.format.WitnessReader;
import kiki.witness.source.SourceTokens;
import kiki.witness.weave.WitnessObstacle;

/** Checks a witness for the program and the specification of the options. */
public final class WitnessValidation {
  private final Options options;
  private final List<CSource> sources;

  /**
   * @param options with a property file
   */
  public WitnessValidation(Options options, List<CSource> sources) {
    this.options = options;
    this.sources = List.copyOf(sources);
  }

  /**
   * Reads a witness and judges it.
   *
   * @throws InputError if it cannot be read, breaks a rule of the format, or is about another task
   * @throws UsageError if there is no property file
   */
  public WitnessJudgement judge(Path witness) {
    try {
      return judge(Files.readString(witness), witness.toString());
    } catch (NoSuchFileException e) {
      throw new InputError(witness + ": no such file");
    } catch (MalformedInputException e) {
      throw new InputError(witness + ": is not text");
    } catch (IOException e) {
      throw new InputError(witness + ": cannot be read: " + e.getMessage());
    }
  }

  /**
   * The same for a text.
   *
   * @param name what messages call it
   */
  public WitnessJudgement judge(String text, String name) {
    if (options.properties().specification().isEmpty()) {
      throw new UsageError("--validate needs --propertyfile");
    }
    try {
      WitnessEntry entry = WitnessReader.read(text);
      requireSameTask(entry.metadata());
      WitnessTask task = new WitnessTask(options, sources);
      return switch (entry) {
        case WitnessEntry.ViolationSequence v -> new ViolationValidation(v, task).judge();
        case WitnessEntry.InvariantSet i -> new ProofValidation(i, task).judge();
      };
    } catch (WitnessError e) {
      throw new InputError(name + (e.line() > 0 ? ":" + e.line() : "") + ": " + e.getMessage());
    } catch (WitnessObstacle e) {
      return new WitnessJudgement.Unknown(e.getMessage(), e.line());
    }
  }

  private void requireSameTask(WitnessMetadata metadata) {
    Specification given = options.properties().specification().orElseThrow();
    if (!normal(given.text()).equals(normal(metadata.specification()))) {
      throw new WitnessError(0, "it is about another specification: " + metadata.specification());
    }
    String model = options.input().dataModel().toString();
    if (!metadata.dataModel().equals(model)) {
      throw new WitnessError(
          0, "it is about data model %s, not %s".formatted(metadata.dataModel(), model));
    }
    for (Map.Entry<String, String> file : metadata.hashes().entrySet()) {
      CSource source =
          sources.stream()
              .filter(s -> SourceTokens.isSameFile(s.name(), file.getKey()))
              .findFirst()
              .orElseThrow(() -> new WitnessError(0, "it is about another file: " + file.getKey()));
      if (!hash(source).equalsIgnoreCase(file.getValue())) {
        throw new WitnessError(0, "it is about another content of " + source.name());
      }
    }
  }

  private static String normal(String specification) {
    return specification.replaceAll("\\s+", "");
  }

  private static String hash(CSource source) {
    try {
      byte[] content =
          switch (source) {
            case CSource.File(Path path) -> Files.readAllBytes(path);
            case CSource.Compiled compiled -> Files.readAllBytes(compiled.path());
            case CSource.Text t -> t.text().getBytes(StandardCharsets.UTF_8);
          };
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (IOException e) {
      throw new InputError(source.name() + ": cannot be read: " + e.getMessage());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
