// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.Symbol;
import kiki.engine.result.Counterexample;
import kiki.engine.result.Lasso;
import kiki.pointer.MemoryObject;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Value;

/** The steps of a counterexample, with objects told apart and pointers followed. */
public final class StateHistory {
  private final ObjectNames objects;
  private final ValuePrinter values;
  private final HeapHistory heap;
  private final List<StateStep> steps = new ArrayList<>();

  private StateHistory(ObjectNames objects, ValuePrinter values, HeapHistory heap) {
    this.objects = objects;
    this.values = values;
    this.heap = heap;
  }

  /** All steps that change or say something; those of one library call are one. */
  public static List<StateStep> of(Counterexample counterexample) {
    ObjectNames objects = counterexample.objects();
    StateHistory history =
        new StateHistory(objects, new ValuePrinter(objects), new HeapHistory(objects));
    for (Counterexample.Step s : counterexample.steps()) {
      history.add(s, s == counterexample.steps().getLast() ? Turn.LAST : Turn.EARLIER);
    }
    return history.steps;
  }

  /** Changes of memory of a run. */
  public static List<StateStep> of(List<Lasso.Event> events) {
    return events.stream()
        .map(
            e ->
                new StateStep(
                    e.at().location(),
                    List.of(e.at().function()),
                    List.of(
                        new StateStep.Write(
                            region(e.written().part().home()),
                            e.written().part().object(),
                            e.written().place(),
                            e.written().value(),
                            e.written().part().target())),
                    List.of()))
        .toList();
  }

  private enum Turn {
    EARLIER,
    /** The check that fails. */
    LAST
  }

  private void add(Counterexample.Step s, Turn turn) {
    CallPath path = CallPath.of(s.step());
    boolean isInLibrary = path.library().isPresent();
    List<StateStep.Write> writes = new ArrayList<>();
    if (!StepAssignments.isNoAssignment(s)) {
      s.values()
          .forEach(
              (variable, value) -> {
                if (StepAssignments.isShown(variable)
                    && !(isInLibrary && StepAssignments.isOfLibrary(variable))) {
                  writes.add(write(variable, value));
                }
              });
    }
    List<String> remarks = heap.lines(s, turn == Turn.LAST);
    StateStep step =
        new StateStep(
            path.own().location(),
            path.frames().subList(0, path.frames().indexOf(path.own()) + 1).stream()
                .map(CallPath.Frame::function)
                .toList(),
            writes,
            remarks);
    boolean goesOn =
        isInLibrary
            && !steps.isEmpty()
            && steps.getLast().where().equals(step.where())
            && steps.getLast().stack().equals(step.stack());
    if (goesOn) {
      steps.add(joined(steps.removeLast(), step));
    } else if (turn == Turn.LAST || !writes.isEmpty() || !remarks.isEmpty()) {
      steps.add(step);
    }
  }

  /** Of each place the last value. */
  private static StateStep joined(StateStep first, StateStep second) {
    Map<String, StateStep.Write> writes = new LinkedHashMap<>();
    first.writes().forEach(w -> writes.put(w.place(), w));
    second.writes().forEach(w -> writes.put(w.place(), w));
    List<String> remarks = new ArrayList<>(first.remarks());
    remarks.addAll(second.remarks());
    return new StateStep(first.where(), first.stack(), List.copyOf(writes.values()), remarks);
  }

  private StateStep.Write write(SsaVariable variable, Value value) {
    Optional<String> target =
        variable.kind() == SsaVariable.Kind.POINTER && value instanceof Value.Bits bits
            ? target(bits)
            : Optional.empty();
    return new StateStep.Write(
        region(variable.object()),
        name(variable.object(), variable.instance()),
        variable.text(),
        values.print(variable, value),
        target);
  }

  private Optional<String> target(Value.Bits pointer) {
    ObjectNames.Target target = objects.target(pointer);
    return target.object().map(o -> name(o, target.instance()));
  }

  private static StateStep.Region region(Lasso.Home home) {
    return switch (home) {
      case LOCAL -> StateStep.Region.LOCAL;
      case STATIC -> StateStep.Region.STATIC;
      case HEAP -> StateStep.Region.HEAP;
    };
  }

  private static StateStep.Region region(MemoryObject object) {
    return switch (object) {
      case MemoryObject.Named(Symbol symbol) ->
          symbol.isStatic() ? StateStep.Region.STATIC : StateStep.Region.LOCAL;
      case MemoryObject.Allocated _ -> StateStep.Region.HEAP;
    };
  }

  private static String name(MemoryObject object, int instance) {
    return switch (object) {
      case MemoryObject.Named named -> named.toString();
      case MemoryObject.Allocated a -> a.name() + "#" + (instance + 1);
    };
  }
}
