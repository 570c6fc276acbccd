// SPDX-License-Identifier: Apache-2.0
package kiki.witness.format;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a witness is about, and who has made it.
 *
 * @param hashes of the files of the task, SHA-256 in hexadecimal digits, by name
 * @param dataModel {@code ILP32} or {@code LP64}
 */
public record WitnessMetadata(
    WitnessVersion version,
    String uuid,
    String creationTime,
    String producer,
    String producerVersion,
    Map<String, String> hashes,
    String specification,
    String dataModel) {
  public WitnessMetadata {
    hashes = Collections.unmodifiableMap(new LinkedHashMap<>(hashes));
  }
}
