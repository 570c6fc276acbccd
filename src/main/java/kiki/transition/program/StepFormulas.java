// SPDX-License-Identifier: Apache-2.0
package kiki.transition.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.ControlPoint;
import kiki.ssa.form.StepRelation;
import kiki.term.Term;

/** Shows the four formulas of a system as the paper does (LLUMC, section 5.2). */
public final class StepFormulas {
  private static final String AND = " ∧ ";

  private final ProgramSystem encoded;
  private final StepRelation relation;
  private final ControlCodes codes;
  private final Map<Term, String> places;
  private final FormulaTerms terms;

  private StepFormulas(ProgramSystem encoded, Map<Term, String> places, FormulaTerms terms) {
    this.encoded = encoded;
    this.relation = encoded.relation();
    this.codes = encoded.codes();
    this.places = places;
    this.terms = terms;
  }

  public static StepFormulas of(ProgramSystem encoded) {
    Map<Term, String> places = new LinkedHashMap<>();
    for (ControlPoint p : encoded.relation().points()) {
      places.put(p.at(), Integer.toString(encoded.codes().point(places.size())));
    }
    Map<Term, String> names = new HashMap<>();
    places.forEach((at, code) -> names.put(at, "curr = " + code));
    encoded.relation().state().forEach(v -> names.put(v.symbol(), v.name()));
    return new StepFormulas(encoded, places, new FormulaTerms(names));
  }

  private boolean blocks() {
    return relation.grain() == StepRelation.Grain.BLOCKS;
  }

  /** Where the points are, then the formulas. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("Control points:");
    relation.points().forEach(p -> lines.add("  " + places.get(p.at()) + ": " + place(p)));
    lines.add("  " + codes.end() + ": ok");
    for (int i = 0; i < codes.errors(); i++) {
      lines.add("  " + codes.error(i) + ": error, " + encoded.properties().get(i).name());
    }
    lines.add("Initial formula:");
    lines.add("  curr = 1" + (blocks() ? AND + "pred = 1" : ""));
    lines.add("Goal formula:");
    lines.addAll(goal());
    lines.add("Universal formula:");
    int greatest = codes.greatest();
    lines.add("  curr ≤ " + greatest + (blocks() ? AND + "pred ≤ " + greatest : ""));
    relation.constraints().forEach(c -> lines.add("  ∧ " + terms.text(c)));
    lines.add("Transition formula:");
    lines.addAll(transition());
    return lines;
  }

  private static String place(ControlPoint point) {
    if (point.function().isEmpty()) {
      return "start";
    }
    String line = point.location().line() > 0 ? ", line " + point.location().line() : "";
    return point.function() + line + (point.loop().isPresent() ? ", loop" : "");
  }

  private List<String> goal() {
    List<String> lines = new ArrayList<>();
    if (blocks()) {
      StringJoiner any = new StringJoiner(" ∨ ", "  ", "");
      for (int i = 0; i < codes.errors(); i++) {
        any.add("curr = " + codes.error(i));
      }
      lines.add(any.toString());
    } else {
      relation.assertions().forEach(a -> lines.add("  ∨ " + violation(a)));
    }
    return lines;
  }

  private String violation(AssertionInstance a) {
    return terms.text(a.violation());
  }

  private List<String> transition() {
    List<String> lines = new ArrayList<>();
    for (StepRelation.Arrival a : relation.arrivals()) {
      lines.add(implication(terms.text(a.guard()), places.get(a.to().at()), a.values()));
    }
    for (AssertionInstance a : blocks() ? relation.assertions() : List.<AssertionInstance>of()) {
      int code = codes.error(encoded.properties().indexOf(a.property()));
      lines.add(implication(violation(a), Integer.toString(code), Map.of()));
    }
    for (int i = 0; i < codes.errors(); i++) {
      String error = Integer.toString(codes.error(i));
      lines.add(implication("curr = " + error, error, Map.of()));
    }
    lines.add(implication("otherwise", Integer.toString(codes.end()), Map.of()));
    return lines;
  }

  private String implication(
      String guard, String target, Map<StepRelation.StateVariable, Term> values) {
    StringBuilder text = new StringBuilder("  ∧ (").append(guard).append(" ⇒ curr' = ");
    text.append(target).append(blocks() ? AND + "pred' = curr" : "");
    for (StepRelation.StateVariable v : relation.state()) {
      Term value = values.getOrDefault(v, v.symbol());
      text.append(AND).append(v.name()).append("' = ").append(terms.operand(value));
    }
    return text.append(")").toString();
  }
}
