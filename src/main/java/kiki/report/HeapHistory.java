// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.engine.result.Counterexample;
import kiki.pointer.MemoryObject;
import kiki.program.Instruction;
import kiki.program.Property;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Value;

/** What becomes of the heap in a counterexample: what is freed where, and what is used at last. */
final class HeapHistory {
  /** An object of the execution. */
  private record Key(MemoryObject object, int instance) {}

  private final ObjectNames objects;
  private final Map<Key, Integer> freed = new LinkedHashMap<>();
  private final Map<Key, Value.Bits> allocated = new LinkedHashMap<>();

  HeapHistory(ObjectNames objects) {
    this.objects = objects;
  }

  /**
   * What to say about a step beside what it assigns.
   *
   * @param isLast whether it is the check that fails
   */
  List<String> lines(Counterexample.Step s, boolean isLast) {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<SsaVariable, Value> e : s.values().entrySet()) {
      if (e.getKey().kind() == SsaVariable.Kind.POINTER && e.getValue() instanceof Value.Bits p) {
        switch (s.step().instruction()) {
          case Instruction.Free f when f.isOfHeap() -> {
            lines.add("freed: " + describe(p));
            note(p, f.location().line());
          }
          case Instruction.Allocate a when a.lifetime() == Instruction.Lifetime.HEAP ->
              key(p).ifPresent(k -> allocated.put(k, p));
          case Instruction.Assert a when isLast ->
              lines.add(name(e.getKey()) + " is " + describe(p));
          case Instruction other -> {}
        }
      }
    }
    if (isLast
        && s.step().instruction() instanceof Instruction.Assert a
        && a.property().kind() == Property.Kind.MEMORY_LEAK) {
      allocated.values().forEach(p -> lines.add("not freed: " + describe(p)));
    }
    return lines;
  }

  /** As failures name it: users do not know the variables that a translation has introduced. */
  private static String name(SsaVariable variable) {
    return variable.object() instanceof MemoryObject.Named(Symbol symbol)
            && variable.text().equals(symbol.name())
        ? symbol.shown().orElse(variable.text())
        : variable.text();
  }

  private void note(Value.Bits pointer, int line) {
    key(pointer)
        .ifPresent(
            key -> {
              freed.put(key, line);
              allocated.remove(key);
            });
  }

  private Optional<Key> key(Value.Bits pointer) {
    ObjectNames.Target target = objects.target(pointer);
    return target.object().map(o -> new Key(o, target.instance()));
  }

  private String describe(Value.Bits pointer) {
    ObjectNames.Target target = objects.target(pointer);
    String what =
        switch (target.kind()) {
          case NULL -> target.offset() == 0 ? "" : ", NULL moved by " + target.offset() + " bytes";
          case DEAD -> ", a local variable that does not exist any more";
          case NOWHERE -> ", no object";
          case OBJECT -> history(target);
        };
    return objects.text(pointer) + what;
  }

  private String history(ObjectNames.Target target) {
    MemoryObject object = target.object().orElseThrow();
    StringBuilder text = new StringBuilder();
    if (object instanceof MemoryObject.Allocated a) {
      text.append(", allocated at line ").append(a.site().location().line());
    }
    Integer line = freed.get(new Key(object, target.instance()));
    if (line != null) {
      text.append(", freed at line ").append(line);
    }
    return text.toString();
  }
}
