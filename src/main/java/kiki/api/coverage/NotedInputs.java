// SPDX-License-Identifier: Apache-2.0
package kiki.api.coverage;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.interpret.input.InputMismatchException;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.report.suite.TestInput;
import kiki.term.value.Value;
import kiki.util.ieee.IeeeFloat;

/** Inputs of a run, of which is noted what a test can bring about. */
final class NotedInputs implements InputSource {
  private final InputSource source;
  private final Set<Instruction> startUp;
  private final List<TestInput> noted = new ArrayList<>();

  private NotedInputs(InputSource source, Set<Instruction> startUp) {
    this.source = source;
    this.startUp = startUp;
  }

  static NotedInputs of(InputSource source, Program program) {
    return new NotedInputs(source, startUp(program));
  }

  /** The instructions that make the arguments of the function where the program starts. */
  static Set<Instruction> startUp(Program program) {
    Set<Instruction> found = Collections.newSetFromMap(new IdentityHashMap<>());
    program.function(program.entry()).ifPresent(f -> found.addAll(f.body()));
    return found;
  }

  List<TestInput> noted() {
    return noted;
  }

  @Override
  public InputValue input(Instruction at, CType type) throws InputMismatchException {
    InputValue value = source.input(at, type);
    kind(at, startUp)
        .ifPresent(
            kind ->
                number(value, type)
                    .ifPresent(n -> noted.add(new TestInput(name(at), kind, type, n))));
    return value;
  }

  /** How a test can give an input, if it can. */
  static Optional<TestInput.Kind> kind(Instruction at, Set<Instruction> startUp) {
    if (startUp.contains(at)) {
      return Optional.of(TestInput.Kind.ARGUMENT);
    }
    return function(at).map(_ -> TestInput.Kind.RESULT);
  }

  /** The function that gives an input, if one does. */
  static Optional<String> function(Instruction at) {
    return switch (at) {
      case Instruction.Input i when i.isOfFunction() -> Optional.of(i.source());
      case Instruction.Call c -> Exprs.calledFunction(c.function()).map(Symbol::name);
      case Instruction _ -> Optional.empty();
    };
  }

  static String name(Instruction at) {
    return function(at)
        .orElseGet(
            () -> at instanceof Instruction.Input i ? ExprPrinter.printLine(i.target()) : "");
  }

  /** A value of a type, as a number; empty if it is none. */
  private static Optional<Value> number(InputValue value, CType type) {
    return switch (value) {
      case InputValue.Int(BigInteger n) when type instanceof IntType t ->
          Optional.of(Value.Bits.wrap(t.width(), n));
      case InputValue.Float(IeeeFloat n) when type instanceof FloatType ->
          Optional.of(new Value.Float(n));
      case InputValue.Bytes(byte[] image) -> ofBytes(image, type);
      case InputValue.Pointer(InputValue.Pointee.Null _, long offset)
          when type instanceof PointerType && offset == 0 ->
          Optional.of(new Value.Bits(Long.SIZE, BigInteger.ZERO));
      case InputValue _ -> Optional.empty();
    };
  }

  private static BigInteger littleEndian(byte[] image) {
    byte[] reversed = new byte[image.length];
    for (int i = 0; i < image.length; i++) {
      reversed[i] = image[image.length - 1 - i];
    }
    return new BigInteger(1, reversed);
  }

  private static Optional<Value> ofBytes(byte[] image, CType type) {
    BigInteger bits = littleEndian(image);
    return switch (type) {
      case IntType t -> Optional.of(Value.Bits.wrap(t.width(), bits));
      case FloatType t ->
          bits.signum() == 0
              ? Optional.of(new Value.Float(IeeeFloat.fromBits(t.format(), bits)))
              : Optional.empty();
      case PointerType _ when bits.signum() == 0 ->
          Optional.of(new Value.Bits(Long.SIZE, BigInteger.ZERO));
      case CType _ -> Optional.empty();
    };
  }

  @Override
  public InputValue declared(Instruction.Declare at) throws InputMismatchException {
    return source.declared(at);
  }

  @Override
  public long unconstrained() {
    return source.unconstrained();
  }

  @Override
  public InputValue allocated(Instruction.Allocate at, long size) throws InputMismatchException {
    return source.allocated(at, size);
  }
}
