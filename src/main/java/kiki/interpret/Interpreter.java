package kiki.interpret;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.program.Function;
import kiki.program.Program;
import kiki.util.Location;

/**
 * Runs a program. Calls of the program do not nest calls of Java; an expression nested n deep takes
 * a Java stack of order n.
 */
public final class Interpreter {
  private final Program program;

  public Interpreter(Program program) {
    this.program = program;
  }

  /** Runs from the program's entry, as the analyses see it. */
  public RunResult run(RunOptions options) {
    Machine machine = new Machine(program, options);
    return guarded(
        machine,
        () -> {
          initialize(machine);
          Function entry =
              program
                  .function(program.entry())
                  .orElseThrow(() -> new IllegalArgumentException("the entry has no body"));
          return call(machine, entry, List.of());
        });
  }

  /**
   * Runs {@code main} with a command line, and the constructors and destructors around it.
   *
   * @param arguments what follows the program's name
   * @param name what {@code argv[0]} says
   */
  public RunResult runMain(String name, List<String> arguments, RunOptions options) {
    Machine machine = new Machine(program, options);
    return guarded(
        machine,
        () -> {
          Optional<Function> main =
              program.functions().values().stream()
                  .filter(f -> f.name().equals("main"))
                  .findFirst();
          if (main.isEmpty()) {
            return new Outcome.UnsupportedReached("a program without main", Location.NONE);
          }
          initialize(machine);
          callAll(machine, Symbol.Trait.CONSTRUCTOR);
          List<String> words = new ArrayList<>();
          words.add(name);
          words.addAll(arguments);
          Outcome outcome = call(machine, main.get(), words);
          callAll(machine, Symbol.Trait.DESTRUCTOR);
          return outcome;
        });
  }

  private interface Body {
    Outcome run();
  }

  private static RunResult guarded(Machine machine, Body body) {
    Outcome outcome;
    try {
      outcome = body.run();
    } catch (Stop stop) {
      outcome = stop.outcome();
    }
    return new RunResult(outcome, List.copyOf(machine.violations()), machine.steps());
  }

  private void initialize(Machine machine) {
    program.globals().forEach(machine::staticBlock);
    machine.invoke(machine.newFrame(machine.compiler().initialization(), m -> {}));
    machine.run();
  }

  private void callAll(Machine machine, Symbol.Trait trait) {
    for (Function function : program.functions().values()) {
      if (function.symbol().has(trait)) {
        call(machine, function, List.of());
      }
    }
  }

  /** Calls a function with no parameters or those of {@code main}; its result is the status. */
  private static Outcome call(Machine machine, Function function, List<String> words) {
    CompiledFunction compiled = machine.compiler().function(function);
    Frame frame = machine.newFrame(compiled, m -> {});
    List<Symbol> parameters = function.parameters();
    MemoryCode memory = new MemoryCode(machine.layout());
    if (!parameters.isEmpty()) {
      memory.write(
          frame.locals[0],
          0,
          Place.Bits.NONE,
          parameters.get(0).type(),
          BigInteger.valueOf(words.size()));
    }
    if (parameters.size() > 1) {
      MemoryBlock vector = argumentVector(machine, parameters.get(1), words);
      frame.locals[1].storePointer(0, vector.base(), vector);
    }
    if (parameters.size() > 2) {
      MemoryBlock environment = argumentVector(machine, parameters.get(2), List.of());
      frame.locals[2].storePointer(0, environment.base(), environment);
    }
    machine.invoke(frame);
    machine.run();
    if (function.resultType() instanceof IntType type) {
      Object status = memory.read(machine.returned, 0, Place.Bits.NONE, type);
      return new Outcome.Finished(((BigInteger) status).intValue() & 0xff);
    }
    return new Outcome.Finished(0);
  }

  /** An array of strings, closed by a null pointer (C11 5.1.2.2.1). */
  private static MemoryBlock argumentVector(Machine machine, Symbol parameter, List<String> words) {
    CType pointer = ((PointerType) parameter.type()).target();
    int width = machine.pointerBytes();
    MemoryBlock vector = machine.newArgument(pointer, (words.size() + 1L) * width);
    for (int i = 0; i < words.size(); i++) {
      byte[] text = words.get(i).getBytes(StandardCharsets.UTF_8);
      MemoryBlock word = machine.newArgument(IntType.UNSIGNED_CHAR, text.length + 1L);
      for (int k = 0; k < text.length; k++) {
        word.store(k, 1, text[k]);
      }
      vector.storePointer((long) i * width, word.base(), word);
    }
    vector.storePointer((long) words.size() * width, 0, machine.nullBlock());
    return vector;
  }
}
