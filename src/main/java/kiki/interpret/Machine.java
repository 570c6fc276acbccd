package kiki.interpret;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.program.Expr;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.util.Location;

/** The state of a run, and what compiled code does to it. */
final class Machine {
  private static final int CANCELLATION_INTERVAL = 1 << 12;

  /** What {@link Place#locate} found: the object is null if the pointer belongs to none. */
  MemoryBlock block;

  long offset;

  /** The object that the pointer computed last belongs to; null if it belongs to none. */
  MemoryBlock provenance;

  /** The aggregate value under construction. */
  MemoryBlock built;

  /** The running activation; null when the program is over. */
  Frame frame;

  /** The activation that a call is preparing. */
  Frame callee;

  /** What the function that just returned returned. */
  MemoryBlock returned;

  private final Program program;
  private final Layout layout;
  private final RunOptions options;
  private final AddressSpace space;
  private final Compiler compiler;
  private final Map<Symbol, MemoryBlock> statics = new LinkedHashMap<>();
  private final Deque<Frame> callers = new ArrayDeque<>();
  private final List<MemoryBlock> allocated = new ArrayList<>();
  private final Map<Instruction.Allocate, List<MemoryBlock>> allocatedAt = new IdentityHashMap<>();
  private final List<RunResult.Violation> violations = new ArrayList<>();
  private final boolean wide;
  private long steps;
  private boolean tracking;
  private boolean approximate;

  Machine(Program program, RunOptions options) {
    this.program = program;
    this.layout = program.layout();
    this.options = options;
    this.wide = layout.pointerWidth() == 64;
    MemoryBlock nullBlock =
        new MemoryBlock(MemoryBlock.Kind.NULL, null, VoidType.VOID, 0, pointerBytes());
    this.space = new AddressSpace(layout, nullBlock);
    this.compiler = new Compiler(program, this);
  }

  Program program() {
    return program;
  }

  Layout layout() {
    return layout;
  }

  RunOptions options() {
    return options;
  }

  Compiler compiler() {
    return compiler;
  }

  MemoryBlock nullBlock() {
    return space.nullBlock();
  }

  int pointerBytes() {
    return layout.pointerWidth() / 8;
  }

  /** The object of a static variable or function. */
  MemoryBlock staticBlock(Symbol symbol) {
    return statics.computeIfAbsent(symbol, this::newStatic);
  }

  Map<Symbol, MemoryBlock> statics() {
    return statics;
  }

  private MemoryBlock newStatic(Symbol symbol) {
    MemoryBlock.Kind kind =
        symbol.type() instanceof FunctionType
            ? MemoryBlock.Kind.FUNCTION
            : symbol.storage() == Symbol.Storage.STRING_LITERAL
                ? MemoryBlock.Kind.STRING_LITERAL
                : MemoryBlock.Kind.GLOBAL;
    long size = Layout.hasConstantSize(symbol.type()) ? layout.sizeOf(symbol.type()) : 1;
    MemoryBlock made = new MemoryBlock(kind, symbol, symbol.type(), size, pointerBytes());
    space.placeForGood(made, layout.alignmentOf(symbol.type()), stackTop());
    return made;
  }

  private long stackTop() {
    return frame == null ? space.stackStart() : frame.lowest();
  }

  /** Offset of an address in an object, negative or beyond the end if it is outside. */
  long offsetIn(MemoryBlock object, long address) {
    long difference = address - object.base();
    return wide ? difference : (int) difference;
  }

  /** The object an address belongs to; null if there is none. */
  MemoryBlock find(long address) {
    if (address < stackTop()) {
      return space.find(address);
    }
    if (address < frame.top) {
      return frame.find(address);
    }
    for (Frame caller : callers) {
      if (address < caller.top) {
        return caller.find(address);
      }
    }
    return null;
  }

  /** The object to read at a place, whose offset is in {@link #offset}; null if there is none. */
  MemoryBlock source(Place place, long bytes) {
    place.locate(this);
    MemoryBlock found = place.isInside() ? block : readable(bytes);
    if (found != null && tracking) {
      noteRead(found, offset, bytes);
    }
    return found;
  }

  /** The same for a write of the value just computed. */
  MemoryBlock target(Place place, long bytes) {
    boolean approximateValue = approximate;
    approximate = false;
    place.locate(this);
    requireExact();
    approximate = approximateValue;
    MemoryBlock found = place.isInside() ? block : writable(bytes);
    if (found != null && tracking && (approximate || !place.bits().isBitField())) {
      found.mark(offset, bytes, approximate);
    }
    return found;
  }

  /** Whether any approximated value was made so far. */
  boolean isTracking() {
    return tracking;
  }

  void noteRead(MemoryBlock from, long at, long bytes) {
    approximate |= from.isApproximate(at, bytes);
  }

  /** The value being computed is approximated: the analysis allows more than the platform does. */
  void noteApproximation() {
    if (options.library() instanceof RunOptions.Library.Modelled) {
      tracking = true;
      approximate = true;
    }
  }

  /** A new value is being computed. */
  void startValue() {
    approximate = false;
  }

  boolean isApproximate() {
    return approximate;
  }

  /** What was just computed decides what happens: that shows nothing if it is approximated. */
  void requireExact() {
    if (approximate) {
      throw stop(
          new Outcome.UnsupportedReached(
              "a library result that is only approximated, and depends on it", location()));
    }
  }

  /** Reads a pointer and leaves the object it belongs to in {@link #provenance}. */
  long loadPointer(MemoryBlock from, long at) {
    long address = from.load(at, pointerBytes());
    MemoryBlock pointee = from.pointee(at);
    provenance = pointee != null ? pointee : find(address);
    return address;
  }

  long nullPointer() {
    provenance = nullBlock();
    return 0;
  }

  /** The located object, if a read of so many bytes is possible; otherwise null or no return. */
  MemoryBlock readable(long bytes) {
    MemoryBlock found = block;
    if (found != null && found.contains(offset, bytes) && isStorage(found)) {
      return found;
    }
    return invalidAccess("read", bytes);
  }

  /** The same for a write. */
  MemoryBlock writable(long bytes) {
    MemoryBlock found = block;
    if (found != null
        && found.contains(offset, bytes)
        && isStorage(found)
        && found.kind() != MemoryBlock.Kind.STRING_LITERAL) {
      return found;
    }
    return invalidAccess("write", bytes);
  }

  private static boolean isStorage(MemoryBlock found) {
    return found.isAlive() && found.kind() != MemoryBlock.Kind.FUNCTION;
  }

  MemoryBlock invalidAccess(String what, long bytes) {
    return switch (options.invalidAccess()) {
      case STOPS ->
          throw stop(
              new Outcome.InvalidAccess(
                  what
                      + " of "
                      + bytes
                      + " bytes at "
                      + new PointerText(this).describe(block, offset),
                  location()));
      case IS_UNCONSTRAINED -> null;
    };
  }

  /** Stores a boxed scalar. */
  void assign(Place place, CType type, Object value) {
    long bytes = place.bits().isBitField() ? place.bits().bytes() : layout.sizeOf(type);
    MemoryBlock target = target(place, bytes);
    if (target != null) {
      new MemoryCode(layout).write(target, offset, place.bits(), type, value);
    }
  }

  MemoryBlock newValue(long size) {
    return new MemoryBlock(MemoryBlock.Kind.VALUE, null, VoidType.VOID, size, pointerBytes());
  }

  /** Gives a local a new object, unless it has one that is alive. */
  MemoryBlock enter(Frame owner, Frame.Slot slot) {
    MemoryBlock old = owner.locals[slot.index()];
    if (old != null && old.isAlive()) {
      return old;
    }
    MemoryBlock made =
        new MemoryBlock(
            MemoryBlock.Kind.LOCAL,
            slot.symbol(),
            slot.symbol().type(),
            slot.size(),
            pointerBytes());
    if (slot.isAddressed()) {
      made.placeAt(owner.base + slot.frameOffset());
    }
    owner.locals[slot.index()] = made;
    return made;
  }

  /** An object that exists before the program starts and has no name in it. */
  MemoryBlock newArgument(CType type, long size) {
    MemoryBlock made =
        new MemoryBlock(MemoryBlock.Kind.ENVIRONMENT, null, type, size, pointerBytes());
    space.placeForGood(made, 1, stackTop());
    return made;
  }

  MemoryBlock allocate(Instruction.Allocate at, long size) {
    MemoryBlock.Kind kind =
        switch (at.lifetime()) {
          case HEAP -> MemoryBlock.Kind.HEAP;
          case FUNCTION -> MemoryBlock.Kind.FRAME_ALLOCATION;
          case PROGRAM -> MemoryBlock.Kind.ENVIRONMENT;
        };
    long bounded = size < 0 ? Long.MAX_VALUE : size;
    MemoryBlock made = new MemoryBlock(kind, null, at.elementType(), bounded, pointerBytes());
    if (kind == MemoryBlock.Kind.FRAME_ALLOCATION) {
      placeInFrame(made);
    } else {
      space.placeForGood(made, 1, stackTop());
    }
    allocated.add(made);
    allocatedAt.computeIfAbsent(at, a -> new ArrayList<>()).add(made);
    return made;
  }

  private void placeInFrame(MemoryBlock made) {
    long start = AddressSpace.alignDown(frame.lowest() - made.size() - 1, 16);
    if (made.size() > frame.lowest() || start < space.heapEnd()) {
      throw stop(new Outcome.MemoryExhausted(location()));
    }
    made.placeAt(start);
    frame.addAllocation(made);
  }

  boolean holds(Expr.HeapTest test) {
    return switch (test) {
      case ALL_FREED -> allocated.stream().noneMatch(Machine::isLiveHeap);
      case ALL_REACHABLE -> new Reachability(this).allReachable();
    };
  }

  static boolean isLiveHeap(MemoryBlock block) {
    return block.kind() == MemoryBlock.Kind.HEAP && block.isAlive();
  }

  /** Objects by order of allocation. */
  List<MemoryBlock> allocated() {
    return allocated;
  }

  /** The object of a variable, the n-th activation from the innermost; null if there is none. */
  MemoryBlock named(Symbol symbol, int activation) {
    if (compiler.isStatic(symbol) || symbol.isFunction()) {
      return staticBlock(symbol);
    }
    int left = activation;
    for (Frame active : frames()) {
      for (Frame.Slot slot : active.function.slots()) {
        if (slot.symbol() == symbol && left-- == 0) {
          return active.locals[slot.index()];
        }
      }
    }
    return null;
  }

  /** The object that the n-th execution of an allocation made; null if there is none. */
  MemoryBlock allocatedAt(Instruction.Allocate site, int number) {
    List<MemoryBlock> made = allocatedAt.getOrDefault(site, List.of());
    return number < made.size() ? made.get(number) : null;
  }

  /** The running activation and its callers, innermost first. */
  List<Frame> frames() {
    List<Frame> all = new ArrayList<>();
    if (frame != null) {
      all.add(frame);
    }
    all.addAll(callers);
    return all;
  }

  int depth() {
    return callers.size();
  }

  /** Prepares an activation; {@link #invoke} starts it. */
  Frame newFrame(CompiledFunction function, Codes.Action receiver) {
    Frame made = new Frame(function, stackTop(), receiver);
    if (made.base < space.heapEnd()) {
      throw stop(new Outcome.MemoryExhausted(location()));
    }
    for (Frame.Slot slot : function.slots()) {
      if (slot.isParameter()) {
        enter(made, slot);
      }
    }
    return made;
  }

  void invoke(Frame made) {
    if (frame != null) {
      callers.push(frame);
    }
    frame = made;
  }

  /** Leaves the running activation; its result, if any, is in {@link #returned}. */
  void leave() {
    Frame left = frame;
    left.die();
    frame = callers.isEmpty() ? null : callers.pop();
    left.receiver.run(this);
  }

  void violated(Instruction.Assert failed) {
    boolean stops = options.stopAt().test(failed.property());
    if (approximate) {
      if (stops) {
        requireExact();
      }
      return;
    }
    violations.add(new RunResult.Violation(failed.property(), failed.location()));
    if (stops) {
      throw stop(new Outcome.PropertyViolated(failed.property(), failed.location()));
    }
  }

  Location location() {
    return frame == null ? Location.NONE : frame.instruction().location();
  }

  /** A question to the source of inputs. */
  @FunctionalInterface
  interface Question {
    InputValue ask(InputSource source) throws InputMismatchException;
  }

  InputValue request(Question question) {
    try {
      return question.ask(options.inputs());
    } catch (InputMismatchException e) {
      throw stop(new Outcome.InputMismatch(e.getMessage(), location()));
    }
  }

  Stop stop(Outcome outcome) {
    return new Stop(outcome);
  }

  List<RunResult.Violation> violations() {
    return violations;
  }

  long steps() {
    return steps;
  }

  /** Runs until the frame that is now the outermost one returns. */
  void run() {
    boolean watched = options.listener() != ExecutionListener.NONE;
    ExecutionState view = new ExecutionState(this);
    long limit = options.stepLimit();
    while (frame != null) {
      Frame current = frame;
      int at = current.pc++;
      approximate = false;
      if (++steps > limit) {
        throw stop(new Outcome.StepLimitReached(limit, location()));
      }
      if (steps % CANCELLATION_INTERVAL == 0 && options.cancelled().getAsBoolean()) {
        throw stop(new Outcome.Cancelled(location()));
      }
      if (watched) {
        watchedStep(current, at, view);
      } else {
        current.function.code()[at].run(this);
      }
    }
  }

  private void watchedStep(Frame current, int at, ExecutionState view) {
    Instruction instruction = current.function.source()[at];
    ExecutionListener listener = options.listener();
    if (listener.before(instruction, view) == ExecutionListener.Continuation.STOP) {
      throw stop(new Outcome.Cancelled(location()));
    }
    current.function.code()[at].run(this);
    listener.after(instruction, view);
  }
}
