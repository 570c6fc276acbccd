// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.ArrayList;
import java.util.List;
import kiki.bitblast.aig.Aig;
import kiki.transition.system.Latch;
import kiki.transition.system.Reset;
import kiki.transition.system.TransitionSystem;

/**
 * Reads AIGER 1.9 (Biere, Heljanko, Wieringa: AIGER 1.9 and beyond, 2011), ASCII and binary. If a
 * file has outputs but no bad states, the outputs are the bad states, as in AIGER before 1.9.
 */
final class AigerReader {
  private static final int HEADER_NUMBERS = 9;

  private final LineScanner lines;
  private final Aig graph = new Aig();
  private boolean binary;
  private int maximum;
  private int inputCount;
  private int latchCount;
  private int outputCount;
  private int gateCount;
  private int badCount;
  private int constraintCount;
  private AigerGates gates;

  AigerReader(LineScanner lines) {
    this.lines = lines;
  }

  AigerFile read() throws ModelFormatException {
    readHeader();
    gates = AigerGates.of(graph, maximum, lines);
    List<Integer> inputs = new ArrayList<>();
    for (int i = 0; i < inputCount; i++) {
      inputs.add(gates.defineInput(binary ? 2 * (i + 1) : literal(lines.words(), 1)));
    }
    int[] latches = new int[latchCount];
    int[] next = new int[latchCount];
    Reset[] resets = new Reset[latchCount];
    for (int i = 0; i < latchCount; i++) {
      String[] words = lines.words();
      int offset = binary ? 0 : 1;
      if (words.length < offset + 1 || words.length > offset + 2) {
        throw lines.failure("expected a latch");
      }
      int literal = binary ? 2 * (inputCount + i + 1) : literal(words[0]);
      latches[i] = gates.defineInput(literal);
      next[i] = literal(words[offset]);
      resets[i] = words.length == offset + 1 ? Reset.ZERO : reset(words[offset + 1], literal);
    }
    int[] outputs = literals(outputCount);
    int[] bads = literals(badCount);
    int[] constraints = literals(constraintCount);
    readGates();
    List<Latch> made = new ArrayList<>();
    for (int i = 0; i < latchCount; i++) {
      made.add(new Latch(latches[i], gates.get(next[i]), resets[i]));
    }
    int[] properties = badCount == 0 ? outputs : bads;
    return new AigerFile(
        new TransitionSystem(graph, inputs, made, gates.get(constraints), gates.get(properties)));
  }

  private void readHeader() throws ModelFormatException {
    String[] words = lines.words();
    if (words.length < 6 || words.length > HEADER_NUMBERS + 1) {
      throw lines.failure("expected a header such as 'aag M I L O A'");
    }
    binary = words[0].equals("aig");
    if (!binary && !words[0].equals("aag")) {
      throw lines.failure("expected 'aag' or 'aig', found " + LineScanner.quote(words[0]));
    }
    int[] numbers = new int[HEADER_NUMBERS];
    for (int i = 1; i < words.length; i++) {
      numbers[i - 1] = lines.number(words[i], 0, Integer.MAX_VALUE / 4);
    }
    maximum = numbers[0];
    inputCount = numbers[1];
    latchCount = numbers[2];
    outputCount = numbers[3];
    gateCount = numbers[4];
    badCount = numbers[5];
    constraintCount = numbers[6];
    if (numbers[7] > 0) {
      throw lines.failure("justice properties are not supported");
    }
    if (numbers[8] > 0) {
      throw lines.failure("fairness constraints are not supported");
    }
    long defined = (long) inputCount + latchCount + gateCount;
    if (defined > maximum || binary && defined != maximum) {
      throw lines.failure("the header's numbers do not add up");
    }
    long inLines = (long) latchCount + outputCount + badCount + constraintCount;
    long least = inLines + (binary ? 0L : inputCount + gateCount);
    boolean tooManyInputs = binary && inputCount > (1 << 24);
    if (least > lines.size() || tooManyInputs || maximum - defined > lines.size()) {
      throw lines.failure("the header promises more than the file can hold");
    }
  }

  private Reset reset(String word, int latch) throws ModelFormatException {
    if (word.equals("0") || word.equals("1")) {
      return Reset.of(word.equals("1"));
    }
    if (word.equals(Integer.toString(latch))) {
      return Reset.FREE;
    }
    throw lines.failure("a latch is reset to 0, 1 or itself, not to " + LineScanner.quote(word));
  }

  private int[] literals(int count) throws ModelFormatException {
    int[] literals = new int[count];
    for (int i = 0; i < count; i++) {
      literals[i] = literal(lines.words(), 1);
    }
    return literals;
  }

  private int literal(String[] words, int count) throws ModelFormatException {
    if (words.length != count) {
      throw lines.failure("expected one literal, found " + words.length + " words");
    }
    return literal(words[0]);
  }

  private int literal(String word) throws ModelFormatException {
    return lines.number(word, 0, 2 * maximum + 1);
  }

  private void readGates() throws ModelFormatException {
    for (int i = 0; i < gateCount; i++) {
      if (binary) {
        int literal = 2 * (inputCount + latchCount + i + 1);
        int first = literal - delta(literal);
        gates.declare(literal, first, first - delta(first));
      } else {
        String[] words = lines.words();
        if (words.length != 3) {
          throw lines.failure("expected a gate of three literals");
        }
        gates.declare(literal(words[0]), literal(words[1]), literal(words[2]));
      }
    }
    gates.define();
  }

  /** A number in the binary format: seven bits a byte, the lowest first. */
  private int delta(int most) throws ModelFormatException {
    long value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      int next = lines.nextByte();
      value |= (long) (next & 0x7F) << shift;
      if (next < 0x80) {
        if (value > most) {
          throw lines.failure("a gate's operand is out of range, after the last text line");
        }
        return (int) value;
      }
    }
    throw lines.failure("a gate's operand is too large, after the last text line");
  }
}
