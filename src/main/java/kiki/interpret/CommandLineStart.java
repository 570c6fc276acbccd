// SPDX-License-Identifier: Apache-2.0
package kiki.interpret;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.Symbol;
import kiki.interpret.machine.Machine;
import kiki.interpret.machine.MemoryCode;
import kiki.interpret.machine.PlaceCode;
import kiki.interpret.memory.MemoryBlock;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.util.Location;

/**
 * Start-up with a real command line. The start-up code makes up any arguments and then calls {@code
 * main}; here the making up is left out, and the call gets variables that hold the command line
 * (C11 5.1.2.2.1).
 */
final class CommandLineStart {
  private final Program program;
  private final List<String> words;
  private final List<Symbol> variables = new ArrayList<>();

  /**
   * @param words the program's name and its arguments
   */
  CommandLineStart(Program program, List<String> words) {
    this.program = program;
    this.words = words;
  }

  /** The program with the other start-up code; as it is if it does not call {@code main}. */
  Program program() {
    Function start = program.function(program.entry()).orElseThrow();
    List<Instruction> body = new ArrayList<>();
    for (Instruction instruction : start.body()) {
      if (instruction instanceof Instruction.Call call && isMain(call)) {
        body.removeIf(CommandLineStart::isPreparation);
        body.add(withVariables(call));
      } else {
        body.add(instruction);
      }
    }
    List<Symbol> globals = new ArrayList<>(program.globals());
    globals.addAll(variables);
    Map<Symbol, Function> functions = new LinkedHashMap<>(program.functions());
    functions.put(start.symbol(), start.withBody(body));
    return program.withGlobals(globals, program.initialization()).withFunctions(functions);
  }

  private boolean isMain(Instruction.Call call) {
    return Exprs.calledFunction(call.function())
        .filter(callee -> callee.name().equals("main") && program.function(callee).isPresent())
        .isPresent();
  }

  /** Before the call of {@code main} only constructors and variables are needed. */
  private static boolean isPreparation(Instruction instruction) {
    return !(instruction instanceof Instruction.Call || instruction instanceof Instruction.Declare);
  }

  private Instruction withVariables(Instruction.Call call) {
    List<Expr> arguments = new ArrayList<>();
    for (Expr argument : call.arguments()) {
      Symbol variable =
          new Symbol(
              List.of("argc", "argv", "envp").get(Math.min(arguments.size(), 2)),
              argument.type(),
              Qualifiers.NONE,
              Symbol.Storage.INTERNAL,
              "",
              Location.NONE);
      variables.add(variable);
      arguments.add(new Expr.Variable(variable));
    }
    return new Instruction.Call(call.result(), call.function(), arguments, call.location());
  }

  /** Gives the variables their values. */
  void fill(Machine machine) {
    for (int i = 0; i < variables.size(); i++) {
      MemoryBlock block = machine.staticBlock(variables.get(i));
      CType type = variables.get(i).type();
      if (i == 0) {
        new MemoryCode(machine.layout())
            .write(block, 0, PlaceCode.Bits.NONE, type, BigInteger.valueOf(words.size()));
      } else if (type instanceof PointerType pointer) {
        MemoryBlock vector = vector(machine, pointer.target(), i == 1 ? words : List.of());
        block.storePointer(0, vector.base(), vector);
      }
    }
  }

  /** An array of strings, closed by a null pointer. */
  private static MemoryBlock vector(Machine machine, CType element, List<String> strings) {
    int width = machine.pointerBytes();
    MemoryBlock vector = machine.newArgument(element, (strings.size() + 1L) * width);
    for (int i = 0; i < strings.size(); i++) {
      byte[] text = strings.get(i).getBytes(StandardCharsets.UTF_8);
      MemoryBlock string = machine.newArgument(IntType.UNSIGNED_CHAR, text.length + 1L);
      for (int k = 0; k < text.length; k++) {
        string.store(k, 1, text[k]);
      }
      vector.storePointer((long) i * width, string.base(), string);
    }
    vector.storePointer((long) strings.size() * width, 0, machine.nullBlock());
    return vector;
  }
}
