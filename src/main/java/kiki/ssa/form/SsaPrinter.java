// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.program.Instruction;
import kiki.term.Term;
import kiki.util.Location;

/**
 * Shows the SSA form: what each instruction assigns under which guard, the phi nodes of the loops
 * with their loop-back symbols, the assertions, and what the solver has to assume.
 */
public final class SsaPrinter {
  private final Ssa ssa;
  private final List<String> lines = new ArrayList<>();
  private final Map<Term, String> guards = new LinkedHashMap<>();

  private SsaPrinter(Ssa ssa) {
    this.ssa = ssa;
  }

  /**
   * The form at its current number of unwindings.
   *
   * @param constraints what {@link Ssa#takeConstraints} has given so far
   */
  public static List<String> lines(Ssa ssa, List<Term> constraints) {
    SsaPrinter printer = new SsaPrinter(ssa);
    printer.add("** SSA form with " + ssa.unwindings() + " unwinding(s):");
    printer.steps();
    ssa.loops().forEach(printer::loop);
    printer.assertions();
    printer.terms("constraints", constraints);
    printer.terms("assumed at this unwinding", ssa.closed());
    printer.terms("executions from the start", ssa.fromStart());
    printer.terms("goes beyond this unwinding", List.of(ssa.needsMore()));
    return printer.lines;
  }

  private void add(String line) {
    line.lines().forEach(lines::add);
  }

  private void heading(String text) {
    add("");
    add("-- " + text);
  }

  /** The name of a guard; shows what it stands for when it is new. */
  private String guard(Term term) {
    String known = guards.get(term);
    if (known == null) {
      known = "g" + guards.size();
      guards.put(term, known);
      add("  " + known + " := " + term);
    }
    return known;
  }

  private void steps() {
    String function = "";
    Location at = null;
    for (TraceStep step : ssa.steps()) {
      if (!step.function().equals(function)) {
        function = step.function();
        heading("in " + function);
        at = null;
      }
      String guard = guard(step.guard());
      if (!step.instruction().location().equals(at)) {
        at = step.instruction().location();
        add(at + copies(step.enclosing()));
      }
      String shown = "  [" + guard + "] ";
      if (step.values().isEmpty()) {
        add(shown + word(step.instruction()));
      }
      step.values().forEach((variable, value) -> add(shown + variable.text() + " := " + value));
    }
  }

  private static String copies(List<LoopCopy> enclosing) {
    StringBuilder text = new StringBuilder();
    for (LoopCopy e : enclosing) {
      text.append(", copy ").append(e.copy()).append(" of the loop at ");
      text.append(e.loop().loop().location());
    }
    return text.toString();
  }

  private static String word(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign i -> "assignment";
      case Instruction.Input i -> "input from " + i.source();
      case Instruction.Assume i -> "assumption";
      case Instruction.Assert i -> "assertion " + i.property().name();
      case Instruction.Goto i -> "jump";
      case Instruction.Target i -> "label";
      case Instruction.Call i -> "call";
      case Instruction.Return i -> "return";
      case Instruction.Declare i -> "declaration of " + i.symbol().name();
      case Instruction.Dead i -> "end of " + i.symbol().name();
      case Instruction.Allocate i -> "allocation";
      case Instruction.Free i -> i.isOfHeap() ? "free" : "end";
      case Instruction.Halt i -> "end of the program";
      case Instruction.Unsupported i -> "unsupported: " + i.construct();
    };
  }

  private void loop(LoopView loop) {
    heading("loop " + loop.number() + " in " + loop.function() + " at " + loop.location());
    for (LoopInstance instance : loop.instances()) {
      LoopInstance.Point entry = instance.entry();
      add("entered" + copies(instance.enclosing()) + " where " + guard(entry.guard()));
      add("  loop-select guard " + instance.loopSelect());
      instance.pre().ifPresent(pre -> phis(entry, pre));
      int copy = 1;
      for (LoopInstance.Point back : instance.backEdges()) {
        add("  back edge of copy " + copy++ + " where " + guard(back.guard()));
        back.values().forEach((v, value) -> add("    " + v.text() + " = " + value));
      }
    }
  }

  private void phis(LoopInstance.Point entry, LoopInstance.Point pre) {
    pre.values()
        .forEach(
            (variable, back) ->
                add(
                    "  phi "
                        + variable.text()
                        + ": loop-back "
                        + back
                        + ", at the entry "
                        + entry.values().get(variable)));
  }

  private void assertions() {
    heading("assertions");
    for (AssertionInstance a : ssa.assertions()) {
      add(
          a.property().name()
              + " at "
              + a.location()
              + copies(a.enclosing())
              + " fails where "
              + a.violation());
    }
    for (UnsupportedInstance u : ssa.unsupported()) {
      add("unsupported " + u.reason() + " at " + u.location() + " where " + guard(u.guard()));
    }
    for (CutCall c : ssa.cutCalls()) {
      add("cut call of " + c.function().name() + " at " + c.location() + ": " + guard(c.guard()));
    }
  }

  private void terms(String title, List<Term> shown) {
    heading(title);
    shown.forEach(t -> add("  " + t));
  }
}
