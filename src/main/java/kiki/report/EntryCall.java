// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.engine.result.Counterexample;
import kiki.pointer.MemoryObject;
import kiki.program.Expr;
import kiki.program.Instruction;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Value;

/**
 * A {@code main} that calls the entry function of a run with {@code --function} as a counterexample
 * does: it allocates the objects that the arguments point to, fills them and calls.
 */
final class EntryCall {
  private static final String MAIN = "main";

  /** More than this is not written into a file. */
  private static final long LARGEST = 1 << 22;

  private static final int BYTES_A_LINE = 16;

  /** An object of the execution. */
  private record Key(MemoryObject object, int instance) {}

  private final Counterexample counterexample;
  private final Map<Symbol, Value> temporaries = new LinkedHashMap<>();
  private final Map<Key, Long> sizes = new LinkedHashMap<>();
  private final Map<Key, ObjectBytes> contents = new LinkedHashMap<>();

  private EntryCall(Counterexample counterexample) {
    this.counterexample = counterexample;
  }

  /** The text of {@code main}; empty if the program's own one is called. */
  static List<String> lines(Counterexample counterexample) {
    EntryCall call = new EntryCall(counterexample);
    return call.entry()
        .filter(c -> !callee(c).name().equals(MAIN))
        .map(call::lines)
        .orElse(List.of());
  }

  private static Symbol callee(Instruction.Call call) {
    return ((Expr.Variable) ((Expr.AddressOf) call.function()).target()).symbol();
  }

  private Optional<Instruction.Call> entry() {
    return starting()
        .map(s -> s.step().instruction())
        .filter(i -> i instanceof Instruction.Call)
        .map(i -> (Instruction.Call) i)
        .filter(
            c ->
                c.function() instanceof Expr.AddressOf(Expr.Variable(Symbol f), var type)
                    && !f.has(Symbol.Trait.CONSTRUCTOR))
        .findFirst();
  }

  private Stream<Counterexample.Step> starting() {
    return counterexample.steps().stream().filter(s -> s.step().callStack().isEmpty());
  }

  private List<String> lines(Instruction.Call call) {
    follow();
    FunctionType type = (FunctionType) callee(call).type();
    List<String> lines = new ArrayList<>();
    List<String> parameters = new ArrayList<>();
    List<String> arguments = new ArrayList<>();
    for (Expr argument : call.arguments()) {
      Optional<String> text = argument(argument);
      if (text.isEmpty() || name(type.result()).isEmpty()) {
        return List.of("/* not reproduced: the call of " + callee(call).name() + " */");
      }
      parameters.add(name(argument.type()).orElseThrow());
      arguments.add(text.get());
    }
    lines.add("extern void *malloc(__SIZE_TYPE__);");
    lines.add("extern void *memcpy(void *, const void *, __SIZE_TYPE__);");
    if (callee(call).storage() == Symbol.Storage.INTERNAL) {
      lines.add("/* " + callee(call).name() + " is static: compile this file alone. */");
      lines.add("#include \"" + callee(call).location().file() + "\"");
    } else {
      lines.add(
          "extern %s %s(%s);"
              .formatted(
                  name(type.result()).orElseThrow(),
                  callee(call).name(),
                  parameters.isEmpty() ? "void" : String.join(", ", parameters)));
    }
    sizes.forEach((key, size) -> lines.add("static unsigned char *" + name(key) + ";"));
    lines.add("int main(void) {");
    sizes.forEach((key, size) -> lines.add("  " + name(key) + " = malloc(" + size + "u);"));
    sizes.forEach((key, size) -> lines.addAll(fill(key, size)));
    lines.add("  " + callee(call).name() + "(" + String.join(", ", arguments) + ");");
    lines.add("  return 0;");
    lines.add("}");
    return lines;
  }

  /** Follows what the start-up code does: what objects it makes and what it writes. */
  private void follow() {
    for (Counterexample.Choice c : counterexample.choices()) {
      if (c.event().callStack().isEmpty()
          && c.event().instruction() instanceof Instruction.Allocate) {
        c.values().forEach(this::write);
      }
    }
    starting()
        .takeWhile(s -> !(s.step().instruction() instanceof Instruction.Call))
        .forEach(
            s -> {
              if (s.step().instruction() instanceof Instruction.Allocate a) {
                s.values().values().forEach(pointer -> allocate(pointer, a.size()));
              }
              s.values().forEach(this::write);
            });
  }

  private void write(SsaVariable variable, Value value) {
    switch (variable.object()) {
      case MemoryObject.Named(Symbol symbol) when variable.bitOffset() == 0 ->
          temporaries.put(symbol, value);
      case MemoryObject.Named _ -> {}
      case MemoryObject.Allocated a ->
          contents
              .computeIfAbsent(new Key(a, variable.instance()), _ -> new ObjectBytes())
              .write(variable, value);
    }
  }

  private void allocate(Value pointer, Expr size) {
    if (pointer instanceof Value.Bits bits) {
      ObjectNames.Target target = counterexample.objects().target(bits);
      target
          .object()
          .ifPresent(
              o ->
                  number(size)
                      .filter(n -> n.bitLength() < Integer.SIZE && n.longValue() <= LARGEST)
                      .ifPresent(n -> sizes.put(new Key(o, target.instance()), n.longValue())));
    }
  }

  private Optional<BigInteger> number(Expr size) {
    return switch (size) {
      case Expr.IntConstant(BigInteger value, var type) -> Optional.of(value);
      case Expr.Variable(Symbol symbol) when temporaries.get(symbol) instanceof Value.Bits b ->
          Optional.of(b.unsigned());
      case Expr _ -> Optional.empty();
    };
  }

  private String name(Key key) {
    return "object_" + (List.copyOf(sizes.keySet()).indexOf(key) + 1);
  }

  private List<String> fill(Key key, long size) {
    List<String> lines = new ArrayList<>();
    ObjectBytes bytes = contents.getOrDefault(key, new ObjectBytes());
    byte[] image = bytes.image((int) size);
    if (image.length > 0) {
      lines.add("  memcpy(" + name(key) + ", (unsigned char[]){");
      for (int i = 0; i < image.length; i += BYTES_A_LINE) {
        StringBuilder line = new StringBuilder("    ");
        for (int j = i; j < Math.min(image.length, i + BYTES_A_LINE); j++) {
          line.append(image[j] & 0xff).append(j + 1 < image.length ? ", " : "");
        }
        lines.add(line.toString().stripTrailing());
      }
      lines.add("  }, " + image.length + ");");
    }
    bytes
        .pointers()
        .forEach(
            (offset, pointer) ->
                lines.add(
                    "  *(void **)(%s + %d) = %s;".formatted(name(key), offset, text(pointer))));
    return lines;
  }

  private Optional<String> argument(Expr argument) {
    if (argument instanceof Expr.NullPointer) {
      return Optional.of("0");
    }
    if (!(argument instanceof Expr.Variable(Symbol symbol)) || name(argument.type()).isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        switch (temporaries.get(symbol)) {
          case null -> "0";
          case Value.Bool b -> b.isTrue() ? "1" : "0";
          case Value.Float(var number) ->
              number
                  .toCString("")
                  .replace("NAN", "__builtin_nan(\"\")")
                  .replace("INFINITY", "__builtin_inf()");
          case Value.Bits bits when argument.type() instanceof IntType t ->
              Reproducer.integer(t.isSigned() ? bits.signed() : bits.unsigned());
          case Value.Bits bits -> text(bits);
          case Value.Array _ -> "0";
        });
  }

  /** A pointer to one of the objects, or to none. */
  private String text(Value.Bits pointer) {
    ObjectNames.Target target = counterexample.objects().target(pointer);
    Optional<Key> key = target.object().map(o -> new Key(o, target.instance()));
    if (key.isPresent() && sizes.containsKey(key.get())) {
      return target.offset() == 0 ? name(key.get()) : name(key.get()) + " + " + target.offset();
    }
    return switch (target.kind()) {
      case NULL -> "0";
      case OBJECT, DEAD, NOWHERE -> "(void *)" + (target.offset() == 0 ? 1 : target.offset());
    };
  }

  private static Optional<String> name(CType type) {
    return switch (type) {
      case VoidType _ -> Optional.of("void");
      case IntType t -> Optional.of(t.toString());
      case FloatType t -> Optional.of(t.toString());
      case PointerType _ -> Optional.of("void *");
      case CType _ -> Optional.empty();
    };
  }
}
