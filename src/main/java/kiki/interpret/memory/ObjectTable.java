// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.memory;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.program.Instruction;

/** The objects that do not belong to an activation: static ones and allocations. */
public final class ObjectTable {
  /** Room for what is larger in some program; that an access is beyond it is not evidence. */
  private static final long UNKNOWN_SIZE = 1 << 20;

  /** More objects of an allocation nobody looks for. */
  private static final int FIRST = 64;

  private final Layout layout;
  private final Set<Symbol> globals;
  private final AddressSpace space;
  private final MemoryBlock nowhere;
  private final MemoryBlock deadBlock;
  private final Map<Symbol, MemoryBlock> statics = new LinkedHashMap<>();
  private final List<MemoryBlock> allocated = new ArrayList<>();
  private final List<MemoryBlock> given = new ArrayList<>();
  private final Map<Instruction.Allocate, List<MemoryBlock>> allocatedAt = new IdentityHashMap<>();
  private final Map<MemoryBlock, Long> identities = new IdentityHashMap<>();

  private ObjectTable(
      Layout layout,
      List<Symbol> globals,
      AddressSpace space,
      MemoryBlock nowhere,
      MemoryBlock deadBlock) {
    this.layout = layout;
    this.globals = new HashSet<>(globals);
    this.space = space;
    this.nowhere = nowhere;
    this.deadBlock = deadBlock;
  }

  /**
   * @param globals among which may be some at addresses that the program gives
   */
  public static ObjectTable of(Layout layout, Placement placement, List<Symbol> globals) {
    FixedRanges fixed = FixedRanges.of(globals, layout);
    MemoryBlock dead = empty(MemoryBlock.Kind.LOCAL, layout);
    dead.die();
    return new ObjectTable(
        layout,
        globals,
        AddressSpace.of(layout, empty(MemoryBlock.Kind.NULL, layout), placement, fixed),
        empty(MemoryBlock.Kind.NOWHERE, layout),
        dead);
  }

  private static MemoryBlock empty(MemoryBlock.Kind kind, Layout layout) {
    return MemoryBlock.unnamed(kind, VoidType.VOID, 0, layout.pointerWidth() / 8);
  }

  /** What a pointer points to that points to nothing that ever existed. */
  public MemoryBlock nowhere() {
    return nowhere;
  }

  /** Stands for all locals whose lifetime is over. */
  public MemoryBlock deadBlock() {
    return deadBlock;
  }

  private int pointerBytes() {
    return layout.pointerWidth() / 8;
  }

  public AddressSpace space() {
    return space;
  }

  /** Whether there is one object of that name for the whole run. */
  public boolean isStatic(Symbol symbol) {
    return symbol.isStatic() || globals.contains(symbol);
  }

  /** The object of a static variable or function, below the stack. */
  public MemoryBlock staticBlock(Symbol symbol, long stackTop) {
    return statics.computeIfAbsent(symbol, s -> newStatic(s, stackTop));
  }

  public Map<Symbol, MemoryBlock> statics() {
    return statics;
  }

  private MemoryBlock newStatic(Symbol symbol, long stackTop) {
    MemoryBlock.Kind kind =
        symbol.type() instanceof FunctionType
            ? MemoryBlock.Kind.FUNCTION
            : symbol.storage() == Symbol.Storage.STRING_LITERAL
                ? MemoryBlock.Kind.STRING_LITERAL
                : MemoryBlock.Kind.GLOBAL;
    MemoryBlock made = MemoryBlock.of(kind, symbol, size(symbol), pointerBytes());
    if (symbol.address().isPresent()) {
      space.placeAt(made, symbol.address().get().longValueExact());
    } else {
      space.placeStatic(made, AddressSpace.alignment(symbol, layout), stackTop);
    }
    return made;
  }

  private long size(Symbol symbol) {
    if (Layout.hasConstantSize(symbol.type())) {
      return layout.sizeOf(symbol.type());
    }
    return symbol.isFunction() ? 1 : UNKNOWN_SIZE;
  }

  /** Whether the object is defined elsewhere, and nothing here says how large it is. */
  public static boolean hasUnknownSize(MemoryBlock block) {
    return block.kind() == MemoryBlock.Kind.GLOBAL && !Layout.hasConstantSize(block.type());
  }

  /** An object that exists before the program starts and has no name in it. */
  public MemoryBlock newEnvironment(CType type, long size, long stackTop) {
    MemoryBlock made =
        MemoryBlock.unnamed(MemoryBlock.Kind.ENVIRONMENT, type, size, pointerBytes());
    space.placeStatic(made, 1, stackTop);
    return made;
  }

  /** What an allocation makes, without an address yet. */
  public MemoryBlock newAllocation(Instruction.Allocate at, long size) {
    MemoryBlock.Kind kind =
        switch (at.lifetime()) {
          case HEAP -> MemoryBlock.Kind.HEAP;
          case FUNCTION -> MemoryBlock.Kind.FRAME_ALLOCATION;
          case PROGRAM -> MemoryBlock.Kind.ENVIRONMENT;
        };
    MemoryBlock made = MemoryBlock.unnamed(kind, at.elementType(), size, pointerBytes());
    allocated.add(made);
    allocatedAt.computeIfAbsent(at, a -> new ArrayList<>()).add(made);
    return made;
  }

  /** Before another run: static objects are as before the first, at the same addresses. */
  public void restart() {
    allocated.clear();
    allocatedAt.clear();
    given.clear();
    identities.clear();
    statics.values().forEach(MemoryBlock::clear);
    space.keep(statics.values());
  }

  /** A function without body gets a pointer to the object. */
  public void giveAway(MemoryBlock block) {
    if (block != null && !given.contains(block)) {
      given.add(block);
    }
  }

  /** A number that no other object has; zero for null, one for what is no object. */
  public long identity(MemoryBlock block) {
    if (block == null || block == nowhere) {
      return 1;
    }
    return block.kind() == MemoryBlock.Kind.NULL
        ? 0
        : identities.computeIfAbsent(block, b -> identities.size() + 2L);
  }

  /** The objects that functions without body have pointers to. */
  public List<MemoryBlock> given() {
    return given;
  }

  /** Objects by order of allocation. */
  public List<MemoryBlock> allocated() {
    return allocated;
  }

  /** The object that the n-th execution of an allocation made; null if there is none. */
  public MemoryBlock allocatedAt(Instruction.Allocate site, int number) {
    List<MemoryBlock> made = allocatedAt.getOrDefault(site, List.of());
    return number < made.size() ? made.get(number) : null;
  }

  /** Where the first objects of each allocation lie. */
  public Map<Instruction.Allocate, List<Long>> firstAddresses() {
    Map<Instruction.Allocate, List<Long>> addresses = new IdentityHashMap<>();
    allocatedAt.forEach(
        (site, made) ->
            addresses.put(site, made.stream().limit(FIRST).map(MemoryBlock::base).toList()));
    return addresses;
  }

  public static boolean isLiveHeap(MemoryBlock block) {
    return block.kind() == MemoryBlock.Kind.HEAP && block.isAlive();
  }
}
