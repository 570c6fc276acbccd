package kiki.interpret;

import kiki.cfront.type.CType;
import kiki.cfront.type.Symbol;

/** Puts inputs into memory. */
final class InputWriter {
  private final Machine machine;
  private final MemoryCode memory;

  InputWriter(Machine machine) {
    this.machine = machine;
    this.memory = new MemoryCode(machine.layout());
  }

  /** Writes a value of a type at a place that can hold it. */
  void write(MemoryBlock block, long offset, Place.Bits bits, CType type, InputValue value) {
    switch (value) {
      case InputValue.Int(var integer) -> memory.write(block, offset, bits, type, integer);
      case InputValue.Float(var number) -> memory.write(block, offset, bits, type, number);
      case InputValue.Pointer p -> pointer(block, offset, p);
      case InputValue.Bytes(byte[] image) when bits.isBitField() ->
          memory.write(block, offset, bits, type, littleEndian(image));
      case InputValue.Bytes(byte[] image) -> bytes(block, offset, extent(type, block), image);
      case InputValue.Leaves l -> {
        bytes(block, offset, extent(type, block), new byte[0]);
        leaves(block, offset, l);
      }
    }
  }

  /** Fills a new object. */
  void writeMemory(MemoryBlock block, InputValue value) {
    switch (value) {
      case InputValue.Bytes(byte[] image) -> bytes(block, 0, block.size(), image);
      case InputValue.Leaves l -> leaves(block, 0, l);
      case InputValue.Int i -> write(block, 0, Place.Bits.NONE, block.type(), i);
      case InputValue.Float f -> write(block, 0, Place.Bits.NONE, block.type(), f);
      case InputValue.Pointer p -> pointer(block, 0, p);
    }
  }

  private long extent(CType type, MemoryBlock block) {
    return kiki.cfront.type.Layout.hasConstantSize(type)
        ? machine.layout().sizeOf(type)
        : block.size();
  }

  private void leaves(MemoryBlock block, long offset, InputValue.Leaves leaves) {
    for (InputValue.Leaf leaf : leaves.leaves()) {
      boolean bitField =
          leaf.type() instanceof kiki.cfront.type.IntType i
              && i.kind() == kiki.cfront.type.IntType.Kind.BITFIELD;
      Place.Bits bits =
          bitField || leaf.bitOffset() != 0
              ? new Place.Bits(leaf.bitOffset(), ((kiki.cfront.type.IntType) leaf.type()).width())
              : Place.Bits.NONE;
      long size = bits.isBitField() ? bits.bytes() : machine.layout().sizeOf(leaf.type());
      if (block.contains(offset + leaf.offset(), size)) {
        write(block, offset + leaf.offset(), bits, leaf.type(), leaf.value());
      }
    }
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
          case InputValue.Pointee.Named(Symbol symbol) -> named(symbol);
          case InputValue.Pointee.Allocated(int number) ->
              number < machine.allocated().size() ? machine.allocated().get(number) : null;
          case InputValue.Pointee.Invalid i -> null;
        };
    long base = pointee == null ? 0 : pointee.base();
    block.storePointer(offset, base + pointer.offset(), pointee);
  }

  private MemoryBlock named(Symbol symbol) {
    for (Frame frame : machine.frames()) {
      for (Frame.Slot slot : frame.function.slots()) {
        if (slot.symbol() == symbol) {
          return frame.locals[slot.index()];
        }
      }
    }
    return machine.compiler().isStatic(symbol) || symbol.isFunction()
        ? machine.staticBlock(symbol)
        : null;
  }

  private static java.math.BigInteger littleEndian(byte[] image) {
    java.math.BigInteger value = java.math.BigInteger.ZERO;
    for (int i = image.length - 1; i >= 0; i--) {
      value = value.shiftLeft(8).or(java.math.BigInteger.valueOf(image[i] & 0xff));
    }
    return value;
  }
}
