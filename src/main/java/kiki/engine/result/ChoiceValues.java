// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.InputValue.Pointee;
import kiki.interpret.input.ScriptedInput;
import kiki.pointer.MemoryObject;
import kiki.program.Instruction;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Value;

/** Turns the values that a model chose into values for the interpreter. */
public final class ChoiceValues {
  private final ObjectNames objects;

  public ChoiceValues(ObjectNames objects) {
    this.objects = objects;
  }

  /** All choices of a counterexample, in the order in which they are asked for. */
  public static List<ScriptedInput> script(Counterexample counterexample) {
    ChoiceValues values = new ChoiceValues(counterexample.objects());
    return counterexample.choices().stream()
        .map(choice -> new ScriptedInput(choice.event().instruction(), values.of(choice)))
        .toList();
  }

  public InputValue of(Counterexample.Choice choice) {
    Map<SsaVariable, Value> values = choice.values();
    boolean scalar =
        switch (choice.event().instruction()) {
          case Instruction.Input input -> input.target().type().isScalar();
          case Instruction.Call call -> call.result().map(r -> r.type().isScalar()).orElse(true);
          default -> false;
        };
    if (scalar) {
      return values.isEmpty()
          ? InputValue.ZERO
          : values.entrySet().stream()
              .findFirst()
              .map(entry -> scalar(entry.getKey().type(), entry.getValue()))
              .orElseThrow();
    }
    long start = values.keySet().stream().mapToLong(SsaVariable::bitOffset).min().orElse(0);
    List<InputValue.Part> parts = new ArrayList<>();
    values.forEach((variable, value) -> parts.addAll(parts(variable, value, start)));
    return new InputValue.Parts(parts);
  }

  private List<InputValue.Part> parts(SsaVariable variable, Value value, long start) {
    CType type = variable.type();
    if (!(value instanceof Value.Array array)) {
      return List.of(new InputValue.Leaf(variable.bitOffset() - start, type, scalar(type, value)));
    }
    List<InputValue.Part> parts = new ArrayList<>();
    if (variable.dimensions().size() == 1) {
      parts.add(
          new InputValue.Run(
              variable.bitOffset() - start,
              variable.dimensions().getFirst().stride(),
              type,
              scalar(type, array.otherwise()),
              new TreeMap<>()));
    }
    array
        .elements()
        .forEach(
            (index, element) -> {
              if (index.bitLength() < Integer.SIZE) {
                long at = variable.bitOffset(index.longValue()) - start;
                parts.add(new InputValue.Leaf(at, type, scalar(type, element)));
              }
            });
    return parts;
  }

  /** The value of a scalar. */
  public InputValue scalar(CType type, Value value) {
    return switch (value) {
      case Value.Bool truth ->
          new InputValue.Int(truth.isTrue() ? BigInteger.ONE : BigInteger.ZERO);
      case Value.Float number -> new InputValue.Float(number.number());
      case Value.Bits bits ->
          switch (type) {
            case IntType integer ->
                new InputValue.Int(integer.isSigned() ? bits.signed() : bits.unsigned());
            case PointerType _ -> pointer(bits);
            default -> new InputValue.Bytes(littleEndian(bits));
          };
      case Value.Array _ -> throw new IllegalArgumentException("not a scalar: " + value);
    };
  }

  private InputValue pointer(Value.Bits bits) {
    ObjectNames.Target target = objects.target(bits);
    Pointee pointee =
        target
            .object()
            .<Pointee>map(
                object ->
                    switch (object) {
                      case MemoryObject.Named named ->
                          new Pointee.Named(named.symbol(), target.instance());
                      case MemoryObject.Allocated allocated ->
                          new Pointee.Allocated(allocated.site(), target.instance());
                    })
            .orElseGet(() -> nothing(target.kind()));
    return new InputValue.Pointer(pointee, target.offset());
  }

  private static Pointee nothing(ObjectNames.Kind kind) {
    return switch (kind) {
      case NULL -> new Pointee.Null();
      case DEAD -> new Pointee.Dead();
      case NOWHERE -> new Pointee.Invalid();
      case OBJECT -> throw new IllegalArgumentException("an object without a name");
    };
  }

  private static byte[] littleEndian(Value.Bits bits) {
    byte[] image = new byte[(bits.width() + Byte.SIZE - 1) / Byte.SIZE];
    for (int i = 0; i < image.length; i++) {
      image[i] = bits.unsigned().shiftRight(i * Byte.SIZE).byteValue();
    }
    return image;
  }
}
