// SPDX-License-Identifier: Apache-2.0
package kiki.sat;

/** Hands the solver's steps to a {@link ProofWriter}, if there is one. */
final class ProofTrace {
  private final ProofWriter writer; // null when no proof is wanted
  private int[] buffer = new int[16];

  ProofTrace(ProofWriter writer) {
    this.writer = writer;
  }

  boolean isWanted() {
    return writer != null;
  }

  void add(int[] literals, int from, int length) {
    if (writer != null) {
      writer.add(convert(literals, from, length), length);
    }
  }

  void delete(int[] literals, int from, int length) {
    if (writer != null) {
      writer.delete(convert(literals, from, length), length);
    }
  }

  void addUnit(int literal) {
    if (writer != null) {
      buffer[0] = LiteralCode.toDimacs(literal);
      writer.add(buffer, 1);
    }
  }

  void addEmpty() {
    if (writer != null) {
      writer.add(buffer, 0);
    }
  }

  void deleteBinary(int first, int second) {
    if (writer != null) {
      buffer[0] = LiteralCode.toDimacs(first);
      buffer[1] = LiteralCode.toDimacs(second);
      writer.delete(buffer, 2);
    }
  }

  private int[] convert(int[] literals, int from, int length) {
    if (length > buffer.length) {
      buffer = new int[2 * length];
    }
    for (int i = 0; i < length; i++) {
      buffer[i] = LiteralCode.toDimacs(literals[from + i]);
    }
    return buffer;
  }
}
