// SPDX-License-Identifier: Apache-2.0
package kiki.report.witness;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kiki.program.Function;
import kiki.program.Instruction;
import kiki.program.Program;
import kiki.witness.source.StatementSpan;

/**
 * Which conditions of {@code if} and loops the jumps of a program decide. The last jump of a
 * condition goes where the others go, too, that decide it early; those of a {@code do} loop go back
 * if it is true, all others go on if it is false. What cannot be read so is left out.
 */
final class BranchDecisions {
  private final WitnessPlaces places;
  private final Map<Instruction.Goto, Decision> decisions = new IdentityHashMap<>();
  private final Set<WitnessPlaces.Spot> unclear = new HashSet<>();

  private BranchDecisions(WitnessPlaces places) {
    this.places = places;
  }

  /** A way through a condition that a run has taken. */
  enum Way {
    TRUE("true"),
    FALSE("false");

    private final String text;

    Way(String text) {
      this.text = text;
    }

    String text() {
      return text;
    }

    private Way other() {
      return this == TRUE ? FALSE : TRUE;
    }
  }

  /**
   * What the jumps of a condition mean.
   *
   * @param last of its jumps
   * @param through labels just after that
   * @param jumped the way that the last jump takes
   */
  record Decision(
      WitnessPlaces.Spot statement,
      Instruction.Goto last,
      Set<Instruction.Label> through,
      Way jumped) {
    /** The way that a run takes which comes from a jump; empty if the condition goes on. */
    Optional<Way> way(Instruction.Goto jump, Instruction next) {
      boolean jumps = next instanceof Instruction.Target t && t.label() == jump.target();
      if (jumps && jump.target() == last.target()) {
        return Optional.of(jumped);
      }
      boolean isThrough = jumps ? through.contains(jump.target()) : jump == last;
      return isThrough ? Optional.of(jumped.other()) : Optional.empty();
    }
  }

  static BranchDecisions of(Program program, WitnessPlaces places) {
    BranchDecisions made = new BranchDecisions(places);
    program.functions().values().forEach(made::add);
    made.decisions.values().removeIf(d -> made.unclear.contains(d.statement()));
    return made;
  }

  /** What a jump is part of; empty if it decides no condition that a witness can name. */
  Optional<Decision> decision(Instruction.Goto jump) {
    return Optional.ofNullable(decisions.get(jump));
  }

  private void add(Function function) {
    List<Instruction> body = function.body();
    Map<WitnessPlaces.Spot, List<Integer>> jumps = new LinkedHashMap<>();
    for (int i = 0; i < body.size(); i++) {
      if (body.get(i) instanceof Instruction.Goto jump) {
        int at = i;
        condition(jump).ifPresent(s -> jumps.computeIfAbsent(s, _ -> new ArrayList<>()).add(at));
      }
    }
    jumps.forEach((statement, all) -> add(statement, all, body));
  }

  /** The statement in whose condition a jump stands. */
  private Optional<WitnessPlaces.Spot> condition(Instruction.Goto jump) {
    Optional<WitnessPlaces.Spot> spot = places.spot(jump.location());
    return spot.flatMap(
        here ->
            here.statement()
                .filter(s -> branches(s) && isInCondition(s, here.token()))
                .map(s -> here.at(s.start())));
  }

  private static boolean branches(StatementSpan statement) {
    return statement.form() == StatementSpan.Form.IF || statement.form().isLoop();
  }

  private static boolean isInCondition(StatementSpan statement, int token) {
    return statement.conditionStart() <= token && token < statement.conditionEnd();
  }

  private void add(WitnessPlaces.Spot statement, List<Integer> jumps, List<Instruction> body) {
    int end = jumps.getLast();
    Instruction.Goto last = (Instruction.Goto) body.get(end);
    Set<Instruction.Label> inside = labels(body, jumps.getFirst(), end);
    Set<Instruction.Label> through = new HashSet<>();
    for (int i = end + 1; i < body.size() && body.get(i) instanceof Instruction.Target t; i++) {
      through.add(t.label());
    }
    boolean isClear =
        places.isOnlyBranch(statement)
            && !last.isUnconditional()
            && !through.contains(last.target())
            && !inside.contains(last.target());
    StatementSpan.Form form = statement.source().startingAt(statement.token()).orElseThrow().form();
    Decision decision =
        new Decision(
            statement, last, through, form == StatementSpan.Form.DO ? Way.TRUE : Way.FALSE);
    for (int i : jumps) {
      Instruction.Goto jump = (Instruction.Goto) body.get(i);
      isClear &=
          jump.target() == last.target()
              || through.contains(jump.target())
              || inside.contains(jump.target());
      decisions.put(jump, decision);
    }
    if (!isClear) {
      unclear.add(statement);
    }
  }

  private static Set<Instruction.Label> labels(List<Instruction> body, int from, int to) {
    Set<Instruction.Label> labels = new HashSet<>();
    for (Instruction i : body.subList(from, to)) {
      if (i instanceof Instruction.Target t) {
        labels.add(t.label());
      }
    }
    return labels;
  }
}
