// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.machine;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.type.CType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.interpret.input.InputMismatchException;
import kiki.interpret.input.InputSource;
import kiki.interpret.input.InputValue;
import kiki.interpret.input.RunTuning;
import kiki.interpret.memory.MemoryBlock;
import kiki.interpret.memory.ObjectTable;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.program.Properties;
import kiki.program.Property;
import kiki.util.Location;

/** The state of a run, and what compiled code does to it. */
public final class Machine {
  /** What {@link PlaceCode#locate} found: the object is null if the pointer belongs to none. */
  public MemoryBlock block;

  public long offset;

  /** The object that the pointer computed last belongs to; null if it belongs to none. */
  public MemoryBlock provenance;

  /** The aggregate value under construction. */
  public MemoryBlock built;

  /** What the function that just returned returned. */
  public MemoryBlock returned;

  private final Program program;
  private final Layout layout;
  private final RunOptions options;
  private final ObjectTable objects;
  private final CallStack stack;
  private final Exactness exactness;
  private final Applications applications = new Applications();
  private final List<RunResult.Violation> violations = new ArrayList<>();
  private final boolean wide;
  private long steps;

  /** Whether it matters what was written. */
  public final boolean checksInitialization;

  private Machine(
      Program program, RunOptions options, ObjectTable objects, boolean checksInitialization) {
    this.program = program;
    this.layout = program.layout();
    this.options = options;
    this.wide = layout.pointerWidth() == 64;
    this.objects = objects;
    this.stack = new CallStack(objects.space(), layout.pointerWidth() / 8, options.callLimit());
    this.exactness = new Exactness(options.library(), options.open());
    this.checksInitialization = checksInitialization;
  }

  /** Before the program starts. */
  public static Machine of(Program program, RunOptions options) {
    return new Machine(
        program,
        options,
        ObjectTable.of(program.layout(), options.placement(), program.globals()),
        Properties.of(program).stream().anyMatch(p -> p.kind() == Property.Kind.UNINITIALIZED));
  }

  /** Before another run. */
  public void restart() {
    objects.restart();
    stack.clear();
    exactness.restart();
    applications.clear();
    violations.clear();
    steps = 0;
  }

  public Program program() {
    return program;
  }

  public Layout layout() {
    return layout;
  }

  public RunOptions options() {
    return options;
  }

  public MemoryBlock nullBlock() {
    return objects.space().nullBlock();
  }

  public int pointerBytes() {
    return layout.pointerWidth() / 8;
  }

  public ObjectTable objects() {
    return objects;
  }

  public CallStack stack() {
    return stack;
  }

  public Exactness exactness() {
    return exactness;
  }

  public Applications applications() {
    return applications;
  }

  /** The object of a static variable or function. */
  public MemoryBlock staticBlock(Symbol symbol) {
    return objects.staticBlock(symbol, stack.lowest());
  }

  /** Offset of an address in an object, negative or beyond the end if it is outside. */
  public long offsetIn(MemoryBlock object, long address) {
    long difference = address - object.base();
    return wide ? difference : (int) difference;
  }

  /**
   * The object an address belongs to; null if there is none. Where objects are dense, it may be the
   * end of one and the start of another: what depends on the choice is not evidence.
   */
  public MemoryBlock find(long address) {
    MemoryBlock found =
        address < stack.lowest() || address >= objects.space().stackStart()
            ? objects.space().find(address)
            : stack.find(address);
    if (found != null && address != 0 && objects.space().isDense() && !found.isPlaced()) {
      long at = offsetIn(found, address);
      if (at == 0 || at == found.size()) {
        exactness.lose();
      }
    }
    return found;
  }

  /** The object to read at a place, whose offset is in {@link #offset}; null if there is none. */
  public MemoryBlock source(PlaceCode place, long bytes) {
    place.locate(this);
    MemoryBlock found = place.isInside() ? block : readable(bytes);
    if (found != null && exactness.isTracking()) {
      exactness.noteRead(found, offset, bytes);
    }
    return found;
  }

  /** The same for a write of the value just computed. */
  public MemoryBlock target(PlaceCode place, long bytes) {
    boolean approximate = exactness.isLost();
    exactness.startValue();
    place.locate(this);
    requireExact();
    exactness.resume(approximate);
    MemoryBlock found = place.isInside() ? block : writable(bytes);
    if (found != null && exactness.isTracking() && (approximate || !place.bits().isBitField())) {
      found.mark(offset, bytes, approximate);
    }
    return found;
  }

  /** What was just computed decides what happens: that is not evidence if it is approximated. */
  public void requireExact() {
    if (exactness.isLost()) {
      throw stop(
          new Outcome.UnsupportedReached(
              "a result that is only approximated or read from no object, and depends on it",
              location()));
    }
  }

  /** Reads a pointer and leaves the object it belongs to in {@link #provenance}. */
  public long loadPointer(MemoryBlock from, long at) {
    long address = from.load(at, pointerBytes());
    MemoryBlock pointee = from.pointee(at);
    provenance = pointee != null ? pointee : find(address);
    return address;
  }

  long nullPointer() {
    provenance = nullBlock();
    return 0;
  }

  /** A pointer that belongs to no object of the program. */
  long unconstrainedPointer() {
    long address = unconstrained();
    provenance = address == 0 ? nullBlock() : null;
    return address;
  }

  /** The bytes of a pointer are those of an address, which the program leaves open. */
  void noteBytes(MemoryBlock from, long at, int count) {
    if (exactness.isStrict() && from.holdsPointer(at, count)) {
      exactness.lose();
    }
  }

  /**
   * The located object, if a read of this number of bytes is possible; otherwise null or no return.
   */
  public MemoryBlock readable(long bytes) {
    MemoryBlock found = block;
    if (found != null && found.contains(offset, bytes) && isStorage(found)) {
      loseOutside(found, bytes);
      return found;
    }
    return invalidAccess(Outcome.Attempt.READ, bytes);
  }

  /** The same for a write. */
  public MemoryBlock writable(long bytes) {
    MemoryBlock found = block;
    if (found != null && found.contains(offset, bytes) && isStorage(found) && !found.isReadOnly()) {
      boolean approximate = exactness.isLost();
      exactness.startValue();
      loseOutside(found, bytes);
      requireExact();
      exactness.resume(approximate);
      return found;
    }
    return invalidAccess(Outcome.Attempt.WRITE, bytes);
  }

  /** What lies in an object only if that is large enough is not evidence. */
  private void loseOutside(MemoryBlock found, long bytes) {
    if (!found.surelyContains(offset, bytes)) {
      exactness.lose();
    }
  }

  private static boolean isStorage(MemoryBlock found) {
    return found.isAlive() && found.kind() != MemoryBlock.Kind.FUNCTION;
  }

  public MemoryBlock invalidAccess(Outcome.Attempt what, long bytes) {
    return switch (options.invalidAccess()) {
      case STOPS -> throw invalid(what, bytes);
      case IS_UNCONSTRAINED -> null;
      case TELLS_NOTHING -> {
        // A read through NULL ends the program; another one finds something, and so may one
        // through a pointer that is not known.
        boolean isNull = block != null && block.kind() == MemoryBlock.Kind.NULL;
        if (what != Outcome.Attempt.READ || isNull && !exactness.isLost()) {
          throw invalid(what, bytes);
        }
        exactness.lose();
        yield null;
      }
    };
  }

  private Stop invalid(Outcome.Attempt what, long bytes) {
    String where = new PointerText(this).describe(block, offset);
    return stop(
        new Outcome.InvalidAccess(what + " of " + bytes + " bytes at " + where, location()));
  }

  /** Stores a boxed scalar. */
  public void assign(PlaceCode place, CType type, Object value) {
    long bytes = place.bits().isBitField() ? place.bits().bytes() : layout.sizeOf(type);
    MemoryBlock target = target(place, bytes);
    if (target != null) {
      new MemoryCode(layout).write(target, offset, place.bits(), type, value);
    }
  }

  /** An object holds what nobody wrote. */
  public void leaveUninitialized(MemoryBlock made) {
    if (exactness.isStrict()) {
      if (made.size() > RunTuning.MOST_TRACKED_BYTES) {
        throw stop(new Outcome.UnsupportedReached("uninitialised memory of that size", location()));
      }
      exactness.lose();
      made.mark(0, made.size(), true);
      exactness.startValue();
    }
    if (checksInitialization && made.kind() != MemoryBlock.Kind.ENVIRONMENT) {
      made.markUninitialized();
    }
  }

  public MemoryBlock newValue(long size) {
    return MemoryBlock.unnamed(MemoryBlock.Kind.VALUE, VoidType.VOID, size, pointerBytes());
  }

  /** An object that exists before the program starts and has no name in it. */
  public MemoryBlock newArgument(CType type, long size) {
    return objects.newEnvironment(type, size, stack.lowest());
  }

  public MemoryBlock allocate(Instruction.Allocate at, long size) {
    MemoryBlock made = objects.newAllocation(at, size < 0 ? Long.MAX_VALUE : size);
    if (made.kind() == MemoryBlock.Kind.FRAME_ALLOCATION) {
      stack.place(made);
    } else {
      objects.space().placeOnHeap(made, stack.lowest());
    }
    return made;
  }

  public void free(MemoryBlock block) {
    block.die();
    objects.space().release(block);
  }

  /** The object of a variable, the n-th activation from the innermost; null if there is none. */
  public MemoryBlock named(Symbol symbol, int activation) {
    if (objects.isStatic(symbol) || symbol.isFunction()) {
      return staticBlock(symbol);
    }
    return stack.local(symbol, activation);
  }

  /** Leaves the running activation; its result, if any, is in {@link #returned}. */
  public void leave() {
    stack.pop().receiver.run(this);
  }

  public void violated(Instruction.Assert failed) {
    boolean stops = options.stopAt().test(failed.property());
    if (exactness.isLost()) {
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

  public Location location() {
    return stack.location();
  }

  /** A question to the source of inputs. */
  @FunctionalInterface
  public interface Question {
    InputValue ask(InputSource source) throws InputMismatchException;
  }

  public InputValue request(Question question) {
    try {
      return question.ask(options.inputs());
    } catch (InputMismatchException e) {
      throw stop(new Outcome.InputMismatch(e.getMessage(), location()));
    }
  }

  /** The result of an operation that has none. */
  public long unconstrained() {
    if (options.invalidAccess() == RunOptions.InvalidAccess.TELLS_NOTHING) {
      exactness.lose();
    }
    return options.inputs().unconstrained();
  }

  /** The result of a division that has none: it ends the program on x86. */
  public long undefinedQuotient() {
    if (options.invalidAccess() == RunOptions.InvalidAccess.TELLS_NOTHING) {
      throw stop(new Outcome.InvalidAccess("a division without quotient", location()));
    }
    return unconstrained();
  }

  public Stop stop(Outcome outcome) {
    return new Stop(outcome);
  }

  public List<RunResult.Violation> violations() {
    return violations;
  }

  /** Counts an instruction that is about to be executed. */
  public long step() {
    exactness.startValue();
    return ++steps;
  }

  /** Counts the work of an instruction that is more than a step. */
  void count(long work) {
    steps += work;
  }

  public long steps() {
    return steps;
  }
}
