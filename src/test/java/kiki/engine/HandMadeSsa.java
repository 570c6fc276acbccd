// SPDX-License-Identifier: Apache-2.0
package kiki.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kiki.program.Property;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.CutCall;
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.LoopCopy;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.form.TraceStep;
import kiki.ssa.form.UnsupportedInstance;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.Location;

/**
 * The SSA form of one loop with an assertion at the start of its body and one after it, written
 * down as terms; it is computed anew at each unwinding.
 */
public final class HandMadeSsa implements Ssa {
  /** A loop over the variables, as functions of the terms it is made of. */
  public record Source(
      List<SsaVariable> variables,
      Function<Terms, Map<SsaVariable, Term>> entry,
      Test condition,
      Step body,
      Map<Property, Test> inside,
      Map<Property, Test> after,
      Test unsupported) {}

  /** A condition on a state. */
  public interface Test {
    Term of(Terms terms, Map<SsaVariable, Term> state);
  }

  /** What an iteration does. */
  public interface Step {
    Map<SsaVariable, Term> of(Terms terms, Map<SsaVariable, Term> state);
  }

  private final Terms terms = new Terms();
  private final Source source;
  private final Mode mode;
  private int unwindings = 1;

  public HandMadeSsa(Source source, Mode mode) {
    this.source = source;
    this.mode = mode;
  }

  /** One unwinding of the whole program. */
  private final class Unwound implements LoopInstance, LoopView {
    final List<Point> backEdges = new ArrayList<>();
    final List<AssertionInstance> assertions = new ArrayList<>();
    final List<UnsupportedInstance> unsupported = new ArrayList<>();
    private final Map<SsaVariable, Term> back = new LinkedHashMap<>();

    Unwound compute() {
      Map<SsaVariable, Term> entry = source.entry().apply(terms);
      Map<SsaVariable, Term> state = new LinkedHashMap<>();
      for (SsaVariable variable : source.variables()) {
        Term initial = entry.get(variable);
        Term lb = terms.symbol(variable.text() + "_lb", initial.sort());
        back.put(variable, lb);
        state.put(variable, terms.ite(loopSelect(), lb, initial));
      }
      Term guard = terms.trueTerm();
      Term left = terms.falseTerm();
      Map<SsaVariable, Term> result = state;
      for (int copy = 1; copy <= unwindings; copy++) {
        Term stays = source.condition().of(terms, state);
        result = merge(terms.and(guard, terms.not(stays)), state, result);
        left = terms.or(left, terms.and(guard, terms.not(stays)));
        guard = check(source.inside(), terms.and(guard, stays), state, copy);
        Term strange = source.unsupported().of(terms, state);
        unsupported.add(
            new UnsupportedInstance(
                "inline assembly",
                location(),
                terms.and(guard, strange),
                enclosing(copy),
                Stream.concat(source.inside().keySet().stream(), source.after().keySet().stream())
                    .collect(Collectors.toSet())));
        guard = terms.and(guard, terms.not(strange));
        state = source.body().of(terms, state);
        backEdges.add(new Point(guard, state));
      }
      Term stays = source.condition().of(terms, state);
      result = merge(terms.and(guard, terms.not(stays)), state, result);
      left = terms.or(left, terms.and(guard, terms.not(stays)));
      check(source.after(), left, result, 0);
      return this;
    }

    private List<LoopCopy> enclosing(int copy) {
      return copy == 0 ? List.of() : List.of(new LoopCopy(this, copy));
    }

    private Map<SsaVariable, Term> merge(
        Term when, Map<SsaVariable, Term> state, Map<SsaVariable, Term> otherwise) {
      Map<SsaVariable, Term> merged = new LinkedHashMap<>();
      state.forEach((v, term) -> merged.put(v, terms.ite(when, term, otherwise.get(v))));
      return merged;
    }

    private Term check(
        Map<Property, Test> tests, Term guard, Map<SsaVariable, Term> state, int copy) {
      Term passed = guard;
      for (var entry : tests.entrySet()) {
        Term holds = entry.getValue().of(terms, state);
        assertions.add(
            new AssertionInstance(
                entry.getKey(), location(), terms.and(passed, terms.not(holds)), enclosing(copy)));
        passed = terms.and(passed, holds);
      }
      return passed;
    }

    @Override
    public Term goesOn() {
      return backEdges.getLast().guard();
    }

    @Override
    public LoopView loop() {
      return this;
    }

    @Override
    public List<LoopCopy> enclosing() {
      return List.of();
    }

    @Override
    public Term loopSelect() {
      return mode == Mode.CUT ? terms.symbol("ls", Sort.BOOL) : terms.falseTerm();
    }

    @Override
    public Point entry() {
      return new Point(terms.trueTerm(), source.entry().apply(terms));
    }

    @Override
    public Optional<Point> pre() {
      return mode == Mode.CUT ? Optional.of(new Point(loopSelect(), back)) : Optional.empty();
    }

    @Override
    public Map<SsaVariable, Term> unchanged() {
      return Map.of();
    }

    @Override
    public List<Point> backEdges() {
      return backEdges;
    }

    @Override
    public String function() {
      return "main";
    }

    @Override
    public Location location() {
      return new Location("loop.c", 3, 1);
    }

    @Override
    public int number() {
      return 1;
    }

    @Override
    public List<SsaVariable> variables() {
      return source.variables();
    }

    @Override
    public List<LoopInstance> instances() {
      return List.of(this);
    }
  }

  private Unwound unwound() {
    return new Unwound().compute();
  }

  @Override
  public Terms terms() {
    return terms;
  }

  @Override
  public Mode mode() {
    return mode;
  }

  @Override
  public int unwindings() {
    return unwindings;
  }

  @Override
  public void unwind() {
    unwindings++;
  }

  @Override
  public List<Term> takeConstraints() {
    return List.of();
  }

  @Override
  public List<Term> closed() {
    return List.of();
  }

  @Override
  public List<Term> fromStart() {
    return List.of(terms.not(unwound().loopSelect()));
  }

  @Override
  public Term needsMore() {
    LoopInstance.Point last = unwound().backEdges().getLast();
    return terms.and(last.guard(), source.condition().of(terms, last.values()));
  }

  @Override
  public List<CutCall> cutCalls() {
    return List.of();
  }

  @Override
  public List<AssertionInstance> assertions() {
    return unwound().assertions;
  }

  @Override
  public List<UnsupportedInstance> unsupported() {
    return unwound().unsupported;
  }

  @Override
  public Term window(List<LoopCopy> enclosing) {
    List<Term> conjuncts = new ArrayList<>();
    for (LoopCopy copy : enclosing) {
      conjuncts.add(
          terms.or(terms.not(copy.loop().loopSelect()), terms.bool(copy.copy() == unwindings)));
    }
    return terms.and(conjuncts);
  }

  @Override
  public List<LoopView> loops() {
    return List.of(unwound());
  }

  @Override
  public List<InputEvent> inputs() {
    return List.of();
  }

  @Override
  public List<TraceStep> steps() {
    return List.of();
  }

  @Override
  public ObjectNames objects() {
    return new ObjectNames() {
      @Override
      public Target target(Value.Bits pointer) {
        return new Target(Kind.NOWHERE, Optional.empty(), 0, 0);
      }

      @Override
      public String text(Value.Bits pointer) {
        return "NULL";
      }
    };
  }
}
