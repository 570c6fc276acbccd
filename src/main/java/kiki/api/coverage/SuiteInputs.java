// SPDX-License-Identifier: Apache-2.0
package kiki.api.coverage;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.report.suite.TestInput;
import kiki.term.value.Value;

/**
 * What a program gets when a test is run: each function returns its values in order, zero after the
 * last. Memory that nobody has written is filled, in one way or the other.
 */
final class SuiteInputs implements InputSource {
  /** What is in memory that nobody has written. */
  enum Filling {
    ZEROS((byte) 0),
    OTHERS((byte) 0x5a);

    private final byte each;

    Filling(byte each) {
      this.each = each;
    }

    private InputValue memory() {
      byte[] image = new byte[CoverageTuning.FILLED_BYTES];
      Arrays.fill(image, each);
      return new InputValue.Bytes(image);
    }
  }

  private final Map<String, Deque<TestInput>> results = new HashMap<>();
  private final Set<Instruction> startUp;
  private final Filling filling;

  private SuiteInputs(Set<Instruction> startUp, Filling filling) {
    this.startUp = startUp;
    this.filling = filling;
  }

  static SuiteInputs of(List<TestInput> inputs, Program program, Filling filling) {
    SuiteInputs made = new SuiteInputs(NotedInputs.startUp(program), filling);
    for (TestInput input : inputs) {
      made.results.computeIfAbsent(input.source(), _ -> new ArrayDeque<>()).add(input);
    }
    return made;
  }

  @Override
  public InputValue input(Instruction at, CType type) {
    Optional<TestInput.Kind> kind = NotedInputs.kind(at, startUp);
    if (kind.isEmpty()) {
      return filling.memory();
    }
    Deque<TestInput> left = results.getOrDefault(NotedInputs.name(at), new ArrayDeque<>());
    return left.isEmpty() ? InputValue.ZERO : value(left.pop().value());
  }

  private static InputValue value(Value value) {
    return switch (value) {
      case Value.Bits bits -> new InputValue.Int(bits.unsigned());
      case Value.Float(var number) -> new InputValue.Float(number);
      case Value.Bool _, Value.Array _ ->
          throw new IllegalArgumentException("no input of a test: " + value);
    };
  }

  @Override
  public InputValue declared(Instruction.Declare at) {
    return at.symbol().storage() == Symbol.Storage.TEMPORARY ? InputValue.ZERO : filling.memory();
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) {
    return filling.memory();
  }
}
