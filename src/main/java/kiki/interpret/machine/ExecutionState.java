// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.math.BigInteger;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.interpret.memory.MemoryBlock;
import kiki.program.Expr;
import kiki.program.Instruction;

/** What a listener may look at between two instructions. */
public final class ExecutionState {
  private final Machine machine;

  public ExecutionState(Machine machine) {
    this.machine = machine;
  }

  /**
   * A change of memory, as C text.
   *
   * @param object that the place is a part of
   * @param kind of the object
   * @param target the object that the value points to
   */
  public record Written(
      String place, String value, String object, MemoryBlock.Kind kind, Optional<String> target) {
    Written at(String otherPlace) {
      return new Written(otherPlace, value, object, kind, target);
    }
  }

  /** Name of the running function; empty before and after the program. */
  public String function() {
    return machine.stack().running == null
        ? ""
        : machine.stack().running.function.function().name();
  }

  /** How many calls the running function is inside of. */
  public int depth() {
    return machine.stack().depth();
  }

  public long steps() {
    return machine.steps();
  }

  /** All that the future depends on, for comparison with an earlier state. */
  public ProgramState snapshot() {
    return ProgramState.of(machine);
  }

  /**
   * The state, to go back to it; empty if there are allocated objects.
   *
   * @param before an earlier one of this run
   */
  public Optional<Checkpoint> checkpoint(Optional<Checkpoint> before) {
    return Checkpoint.of(machine, before);
  }

  /**
   * All that the call which has just begun depends on, for comparison with an earlier one: of a
   * program without pointers to variables of functions.
   */
  public ProgramState called() {
    return ProgramState.ofCall(machine);
  }

  /** What the instruction just done wrote; empty if it writes nothing or its target is nowhere. */
  public Optional<Written> written(Instruction done) {
    return switch (done) {
      case Instruction.Assign a -> written(a.target());
      case Instruction.Input i -> written(i.target());
      case Instruction.Allocate a -> written(a.target());
      case Instruction.Declare d -> Optional.of(written(d.symbol().type(), PlaceCode.Bits.NONE));
      case Instruction.Call c -> Optional.empty();
      case Instruction.Assume a -> Optional.empty();
      case Instruction.Assert a -> Optional.empty();
      case Instruction.Goto g -> Optional.empty();
      case Instruction.Target t -> Optional.empty();
      case Instruction.Return r -> Optional.empty();
      case Instruction.Dead d -> Optional.empty();
      case Instruction.Free f -> Optional.empty();
      case Instruction.Halt h -> Optional.empty();
      case Instruction.Unsupported u -> Optional.empty();
    };
  }

  private Optional<Written> written(Expr target) {
    PlaceCode.Bits bits =
        target instanceof Expr.Member(Expr base, StructType.Field field)
            ? PlaceCode.Bits.of(field)
            : PlaceCode.Bits.NONE;
    MemoryBlock block = machine.block;
    long size = bits.isBitField() ? bits.bytes() : machine.layout().sizeOf(target.type());
    if (block == null || !block.contains(machine.offset, size)) {
      return Optional.empty();
    }
    Written written = written(target.type(), bits);
    return Optional.of(
        bits.isBitField() ? written.at(bitFieldPlace((Expr.Member) target)) : written);
  }

  private Written written(CType type, PlaceCode.Bits bits) {
    MemoryBlock block = machine.block;
    String place = new PointerText(machine).place(block, machine.offset, type);
    String value = new MemoryText(machine).text(block, machine.offset, bits, type);
    Optional<String> target =
        type instanceof PointerType
            ? new MemoryText(machine).pointee(block, machine.offset)
            : Optional.empty();
    return new Written(
        place == null ? fallback(block, type) : place,
        value,
        new PointerText(machine).name(block),
        block.kind(),
        target);
  }

  /** An access that no lvalue of the object's type describes. */
  private String fallback(MemoryBlock block, CType type) {
    PointerText pointers = new PointerText(machine);
    return "*(" + type + " *)(" + pointers.describe(block, machine.offset) + ")";
  }

  private String bitFieldPlace(Expr.Member target) {
    long start = machine.offset - PlaceCode.Bits.firstByte(target.field());
    String place = new PointerText(machine).place(machine.block, start, target.base().type());
    return (place == null ? new PointerText(machine).name(machine.block) : place)
        + "."
        + target.field().name();
  }

  /** The value of a variable: its innermost activation; empty if it has none. */
  public Optional<String> value(Symbol symbol) {
    return Optional.ofNullable(machine.named(symbol, 0)).map(this::text);
  }

  /**
   * A variable of an integer type, or a part of one that has such a type: of its innermost
   * activation; empty if it has none.
   *
   * @param offset in bytes
   */
  public Optional<BigInteger> integer(Symbol symbol, long offset, CType type) {
    return Optional.ofNullable(machine.named(symbol, 0))
        .filter(block -> block.isAlive() && block.contains(offset, machine.layout().sizeOf(type)))
        .map(
            block ->
                (BigInteger)
                    new MemoryCode(machine.layout())
                        .read(block, offset, PlaceCode.Bits.NONE, type));
  }

  private String text(MemoryBlock block) {
    return new MemoryText(machine).text(block, 0, PlaceCode.Bits.NONE, block.type());
  }
}
