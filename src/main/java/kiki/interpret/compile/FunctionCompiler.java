// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.interpret.input.InputValue;
import kiki.interpret.machine.Codes;
import kiki.interpret.machine.Codes.Action;
import kiki.interpret.machine.Codes.BlockCode;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.machine.CompiledFunction;
import kiki.interpret.machine.Frame;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.Outcome;
import kiki.interpret.machine.PlaceCode;
import kiki.interpret.memory.AddressSpace;
import kiki.interpret.memory.MemoryBlock;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.util.CheckSwitches;
import kiki.util.Location;

/** Compiles one function. */
final class FunctionCompiler implements ExprCompiler.Symbols {
  /** What the ABI promises for frames (System V, 3.2.2). */
  private static final int STACK_ALIGNMENT = 16;

  private final Compiler compiler;
  private final Machine machine;
  private final Layout layout;
  private final Function function;
  private final ExprCompiler expressions;
  private final List<Frame.Slot> slots = new ArrayList<>();
  private final Map<Symbol, Frame.Slot> slotOf = new IdentityHashMap<>();
  private final Map<Instruction.Label, Integer> positions = new IdentityHashMap<>();
  private final MemoryBlock result;

  private FunctionCompiler(
      Compiler compiler, Machine machine, Function function, MemoryBlock result) {
    this.compiler = compiler;
    this.machine = machine;
    this.layout = machine.layout();
    this.function = function;
    this.expressions = new ExprCompiler(layout, this, machine.nullBlock());
    this.result = result;
  }

  static FunctionCompiler of(Compiler compiler, Machine machine, Function function) {
    CType type = function.resultType();
    long size = type instanceof VoidType ? 0 : machine.layout().sizeOf(type);
    return new FunctionCompiler(compiler, machine, function, machine.newValue(size));
  }

  CompiledFunction compile() {
    for (Symbol parameter : function.parameters()) {
      slot(parameter, Frame.Slot.Origin.PARAMETER);
    }
    List<Instruction> body = function.body();
    for (int i = 0; i < body.size(); i++) {
      if (body.get(i) instanceof Instruction.Target(Instruction.Label label, Location at)) {
        positions.put(label, i);
      }
    }
    List<Action> code = new ArrayList<>();
    for (Instruction instruction : body) {
      code.add(action(instruction));
    }
    List<Instruction> source = new ArrayList<>(body);
    Location end = body.isEmpty() ? function.symbol().location() : body.getLast().location();
    Instruction implicit = new Instruction.Return(end);
    source.add(implicit);
    code.add(action(implicit));
    return new CompiledFunction(
        function,
        List.copyOf(slots),
        layOutFrame(),
        frameAlignment(),
        result,
        code.toArray(Action[]::new),
        source.toArray(Instruction[]::new));
  }

  /** Gives the addressed locals their places; returns the size of the frame. */
  private long layOutFrame() {
    int gap = machine.objects().space().gap();
    long end = 0;
    for (Frame.Slot slot : slots) {
      if (slot.isAddressed()) {
        int alignment = AddressSpace.alignment(slot.symbol(), layout);
        long start = machine.objects().space().start(end + gap, alignment);
        slot.placeAt(start);
        end = start + slot.size();
      }
    }
    return end + 1;
  }

  private int frameAlignment() {
    int alignment = STACK_ALIGNMENT;
    for (Frame.Slot slot : slots) {
      alignment = Math.max(alignment, AddressSpace.alignment(slot.symbol(), layout));
    }
    // Twice as much, so that addresses are no better aligned if their offsets are not.
    return 2 * alignment;
  }

  private Frame.Slot slot(Symbol symbol, Frame.Slot.Origin origin) {
    return slotOf.computeIfAbsent(
        symbol,
        s -> {
          Frame.Slot made = new Frame.Slot(s, slots.size(), layout.sizeOf(s.type()), origin);
          slots.add(made);
          return made;
        });
  }

  @Override
  public BlockCode variable(Symbol symbol) {
    if (machine.objects().isStatic(symbol)) {
      MemoryBlock block = machine.staticBlock(symbol);
      return m -> block;
    }
    Frame.Slot slot = slot(symbol, Frame.Slot.Origin.DECLARED);
    int index = slot.index();
    // A jump into a scope can pass a declaration by.
    return m -> {
      MemoryBlock local = m.stack().running.locals[index];
      return local != null ? local : m.stack().enter(m.stack().running, slot);
    };
  }

  @Override
  public void addressed(Symbol symbol) {
    if (!machine.objects().isStatic(symbol)) {
      slot(symbol, Frame.Slot.Origin.DECLARED).markAddressed();
    }
  }

  @Override
  public MemoryBlock function(Symbol symbol) {
    return machine.staticBlock(symbol);
  }

  @Override
  public boolean areStatic() {
    return function.symbol() == Compiler.INITIALIZATION;
  }

  private Action action(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign(Expr target, Expr value, Location at) -> assign(target, value, at);
      case Instruction.Input input -> input(input);
      case Instruction.Assume(Expr condition, Location at) -> {
        LongCode test = expressions.narrow(condition);
        // What a model assumes of the values it approximates is true of the exact ones, so that
        // executions go on where those of this run do not.
        boolean isModel = at.isLibrary();
        yield m -> {
          boolean holds = test.eval(m) != 0;
          if (!isModel || !holds && m.exactness().isStrict()) {
            m.requireExact();
          }
          if (!holds) {
            throw m.stop(new Outcome.AssumptionFailed(at));
          }
        };
      }
      case Instruction.Assert check -> {
        LongCode test = expressions.narrow(check.condition());
        yield m -> {
          boolean holds = test.eval(m) != 0;
          if (m.exactness().isStrict()) {
            m.requireExact();
          }
          if (!holds) {
            m.violated(check);
          }
        };
      }
      case Instruction.Goto jump -> jump(jump);
      case Instruction.Target t -> m -> {};
      case Instruction.Call call ->
          new CallCompiler(compiler, machine, expressions, call).compile();
      case Instruction.Return(var value, Location at) -> leave(value);
      case Instruction.Declare declare -> declare(declare);
      case Instruction.Dead(Symbol symbol, Location at) -> dead(symbol);
      case Instruction.Allocate allocate -> allocate(allocate);
      case Instruction.Free f -> f.isOfHeap() ? free(f.pointer()) : end(f.pointer());
      case Instruction.Halt(Expr status, Location at) -> {
        LongCode code = expressions.integer(status);
        yield m -> {
          throw m.stop(new Outcome.Finished((int) code.eval(m) & 0xff));
        };
      }
      case Instruction.Unsupported(String construct, var _, Location at) ->
          m -> {
            throw m.stop(new Outcome.UnsupportedReached(construct, at));
          };
    };
  }

  private Action assign(Expr target, Expr value, Location at) {
    boolean copies =
        machine.checksInitialization
            && at.switches().author() == CheckSwitches.Author.COPYING_LIBRARY
            && Exprs.isLvalue(value);
    return expressions
        .memory()
        .store(
            expressions.places().place(target),
            target.type(),
            copies ? new Codes.Image(expressions.image(value)) : expressions.value(value));
  }

  private Action input(Instruction.Input input) {
    CType type = input.target().type();
    PlaceCode place = expressions.places().place(input.target());
    LongCode size = expressions.places().size(type);
    Optional<ComputedInput> computed =
        input.computation().map(c -> ComputedInput.of(expressions, c, (FloatType) type));
    return m -> {
      long bytes = place.bits().isBitField() ? place.bits().bytes() : size.eval(m);
      InputValue chosen = m.request(s -> s.input(input, type));
      InputValue value = computed.flatMap(c -> c.value(m)).orElse(chosen);
      if (input.isApproximation() && value == chosen) {
        m.exactness().lose();
      }
      m.exactness().loseIfStrict();
      MemoryBlock block = m.target(place, bytes);
      if (block != null) {
        new InputWriter(m).write(block, m.offset, place.bits(), type, value);
      }
    };
  }

  private Action jump(Instruction.Goto jump) {
    Integer target = positions.get(jump.target());
    if (target == null) {
      throw new IllegalArgumentException("jump to a label that does not exist: " + jump.target());
    }
    int position = target;
    if (jump.isUnconditional()) {
      return m -> m.stack().running.pc = position;
    }
    LongCode test = expressions.narrow(jump.condition());
    return m -> {
      boolean taken = test.eval(m) != 0;
      m.requireExact();
      if (taken) {
        m.stack().running.pc = position;
      }
    };
  }

  private Action leave(Optional<Expr> value) {
    MemoryBlock holder = result;
    if (value.isEmpty()) {
      return m -> {
        holder.clear(0, holder.size());
        m.returned = holder;
        m.leave();
      };
    }
    PlaceCode place = PlaceCode.of(m -> holder);
    Action store =
        expressions.memory().store(place, function.resultType(), expressions.value(value.get()));
    return m -> {
      store.run(m);
      m.returned = holder;
      m.leave();
    };
  }

  private Action declare(Instruction.Declare declare) {
    Symbol symbol = declare.symbol();
    if (machine.objects().isStatic(symbol)) {
      MemoryBlock block = machine.staticBlock(symbol);
      return m -> fillDeclared(m, block, declare);
    }
    Frame.Slot slot = slot(symbol, Frame.Slot.Origin.DECLARED);
    return m -> fillDeclared(m, m.stack().enter(m.stack().running, slot), declare);
  }

  private static void fillDeclared(Machine m, MemoryBlock block, Instruction.Declare declare) {
    InputValue value = m.request(s -> s.declared(declare));
    new InputWriter(m).write(block, 0, PlaceCode.Bits.NONE, declare.symbol().type(), value);
    m.leaveUninitialized(block);
    m.block = block;
    m.offset = 0;
  }

  private Action dead(Symbol symbol) {
    if (machine.objects().isStatic(symbol)) {
      return m -> {};
    }
    int index = slot(symbol, Frame.Slot.Origin.DECLARED).index();
    return m -> {
      MemoryBlock local = m.stack().running.locals[index];
      if (local != null) {
        local.die();
      }
    };
  }

  private Action allocate(Instruction.Allocate allocate) {
    LongCode size = expressions.integer(allocate.size());
    // What files declare and none defines has an element at least (C11 6.7.6.2p1).
    boolean declared =
        allocate.lifetime() == Instruction.Lifetime.PROGRAM
            && allocate.target() instanceof Expr.Variable(Symbol object)
            && machine.objects().isStatic(object);
    long least = declared ? layout.sizeOf(allocate.elementType()) : 0;
    LongCode made =
        m -> {
          long bytes = size.eval(m);
          boolean open = m.exactness().isLost() && declared;
          if (!open) {
            m.requireExact();
          }
          m.exactness().startValue();
          MemoryBlock block = m.allocate(allocate, bytes);
          if (open) {
            block.leaveSizeOpen(least);
          }
          if (allocate.content() == Instruction.Content.UNINITIALIZED) {
            InputValue value = m.request(s -> s.allocated(allocate, block.size()));
            new InputWriter(m).writeMemory(block, value);
            m.leaveUninitialized(block);
          }
          m.provenance = block;
          return block.base();
        };
    return expressions
        .memory()
        .store(
            expressions.places().place(allocate.target()),
            allocate.target().type(),
            new Codes.Narrow(made));
  }

  /** A variable length array goes with its block. */
  private Action end(Expr pointer) {
    LongCode code = expressions.narrow(pointer);
    return m -> {
      code.eval(m);
      m.stack().end(m.provenance);
    };
  }

  private Action free(Expr pointer) {
    LongCode code = expressions.narrow(pointer);
    return m -> {
      long address = code.eval(m);
      MemoryBlock block = m.provenance;
      m.requireExact();
      if (address == 0) {
        return;
      }
      if (block != null
          && block.kind() == MemoryBlock.Kind.HEAP
          && block.isAlive()
          && m.offsetIn(block, address) == 0) {
        m.free(block);
      } else {
        m.block = block;
        m.offset = block == null ? address : m.offsetIn(block, address);
        m.invalidAccess(Outcome.Attempt.FREE, 0);
      }
    };
  }
}
