// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.math.BigInteger;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.interpret.input.InputMismatchException;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.RunTuning;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.MemoryCode;
import kiki.interpret.machine.PlaceCode;
import kiki.interpret.memory.MemoryBlock;
import kiki.program.Instruction;

/** Puts inputs into memory. */
final class InputWriter {
  private final Machine machine;
  private final MemoryCode memory;

  InputWriter(Machine machine) {
    this.machine = machine;
    this.memory = new MemoryCode(machine.layout());
  }

  /** Writes a value of a type at a place that can hold it. */
  void write(MemoryBlock block, long offset, PlaceCode.Bits bits, CType type, InputValue value) {
    switch (value) {
      case InputValue.Int(var integer) -> memory.write(block, offset, bits, type, integer);
      case InputValue.Float(var number) -> memory.write(block, offset, bits, type, number);
      case InputValue.Pointer p -> pointer(block, offset, p);
      case InputValue.Bytes(byte[] image) when bits.isBitField() ->
          memory.write(block, offset, bits, type, littleEndian(image));
      case InputValue.Bytes(byte[] image) -> bytes(block, offset, extent(type, block), image);
      case InputValue.Parts p -> parts(block, offset, extent(type, block), p);
    }
  }

  /** Fills a new object. */
  void writeMemory(MemoryBlock block, InputValue value) {
    switch (value) {
      case InputValue.Bytes(byte[] image) -> bytes(block, 0, block.size(), image);
      case InputValue.Parts p -> parts(block, 0, block.size(), p);
      case InputValue.Int i -> write(block, 0, PlaceCode.Bits.NONE, block.type(), i);
      case InputValue.Float f -> write(block, 0, PlaceCode.Bits.NONE, block.type(), f);
      case InputValue.Pointer p -> pointer(block, 0, p);
    }
  }

  private long extent(CType type, MemoryBlock block) {
    return Layout.hasConstantSize(type) ? machine.layout().sizeOf(type) : block.size();
  }

  private void parts(MemoryBlock block, long offset, long size, InputValue.Parts parts) {
    block.clear(offset, size);
    for (InputValue.Part part : parts.parts()) {
      switch (part) {
        case InputValue.Leaf(long bit, CType type, InputValue value) ->
            leaf(block, 8 * offset + bit, type, value);
        case InputValue.Run run -> run(block, offset, size, run);
      }
    }
  }

  private void leaf(MemoryBlock block, long bit, CType type, InputValue value) {
    boolean bitField =
        type instanceof IntType i && (i.kind() == IntType.Kind.BITFIELD || bit % 8 != 0);
    PlaceCode.Bits bits =
        bitField
            ? new PlaceCode.Bits((int) (bit % 8), ((IntType) type).width())
            : PlaceCode.Bits.NONE;
    long bytes = bitField ? bits.bytes() : machine.layout().sizeOf(type);
    if (block.contains(bit / 8, bytes)) {
      write(block, bit / 8, bits, type, value);
    }
  }

  private void run(MemoryBlock block, long offset, long size, InputValue.Run run) {
    long start = 8 * offset + run.bitOffset();
    long count = Math.max(0, (size - run.bitOffset() / 8 + run.stride() - 1) / run.stride());
    if (!run.otherwise().equals(InputValue.ZERO)) {
      for (long i = 0; i < Math.min(count, RunTuning.FILLED_ELEMENTS); i++) {
        leaf(block, start + 8 * i * run.stride(), run.type(), run.otherwise());
      }
    }
    run.elements()
        .headMap(BigInteger.valueOf(count))
        .forEach(
            (index, value) -> {
              long at = start + 8 * index.longValue() * run.stride();
              leaf(block, at, run.type(), value);
            });
  }

  private static void bytes(MemoryBlock block, long offset, long size, byte[] image) {
    block.clear(offset, size);
    for (int i = 0; i < Math.min(size, image.length); i++) {
      block.store(offset + i, 1, image[i]);
    }
  }

  private void pointer(MemoryBlock block, long offset, InputValue.Pointer pointer) {
    MemoryBlock pointee =
        switch (pointer.pointee()) {
          case InputValue.Pointee.Null n -> machine.nullBlock();
          case InputValue.Pointee.Named(Symbol symbol, int activation) ->
              machine.named(symbol, activation);
          case InputValue.Pointee.Allocated(Instruction.Allocate site, int number) -> {
            if (site.lifetime() == Instruction.Lifetime.HEAP) {
              machine.request(_ -> unknownOutside());
            }
            yield machine.objects().allocatedAt(site, number);
          }
          case InputValue.Pointee.Dead d -> machine.objects().deadBlock();
          case InputValue.Pointee.Invalid i -> machine.objects().nowhere();
        };
    long base = pointee == null ? 0 : pointee.base();
    block.storePointer(offset, base + pointer.offset(), pointee);
  }

  /**
   * A pointer from outside may be any address as far as a proof is concerned, but a run in which it
   * is that of an allocated object is real only if code outside was told that address.
   */
  private static InputValue unknownOutside() throws InputMismatchException {
    throw new InputMismatchException(
        "code outside may not know the address of an allocated object");
  }

  private static BigInteger littleEndian(byte[] image) {
    BigInteger value = BigInteger.ZERO;
    for (int i = image.length - 1; i >= 0; i--) {
      value = value.shiftLeft(8).or(BigInteger.valueOf(image[i] & 0xff));
    }
    return value;
  }
}
