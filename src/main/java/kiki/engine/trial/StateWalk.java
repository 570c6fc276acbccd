// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import kiki.cfront.type.CType;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ExecutionState;
import kiki.interpret.machine.ProgramState;
import kiki.program.Instruction;
import kiki.term.value.Value;

/**
 * A run that goes to a known state, and from there on with inputs that were not tried in the states
 * it comes to, until there are none.
 */
final class StateWalk implements NumberSource, ExecutionListener {
  private final KnownStates known;
  private final List<Value> way;
  private final List<Value> given;
  private KnownState current;
  private Optional<ExecutionState> execution = Optional.empty();
  private Optional<Last> last = Optional.empty();
  private int waysHash;
  private long compared;
  private boolean isOver;

  /** The input given last, whose effect is not known yet. */
  private record Last(PlaceValues values, int number) {}

  private StateWalk(KnownStates known, KnownState start, List<Value> way, List<Value> given) {
    this.known = known;
    this.current = start;
    this.way = way;
    this.given = given;
  }

  static StateWalk of(KnownStates known, KnownState start) {
    List<Value> way = start.inputs();
    boolean isThere = start.checkpoint().isPresent();
    return new StateWalk(known, start, way, new ArrayList<>(isThere ? way : List.of()));
  }

  /** All inputs of the run, in order. */
  List<Value> given() {
    return given;
  }

  /** How many bytes of states were looked at. */
  long compared() {
    return compared;
  }

  @Override
  public Value number(Instruction at, CType type) {
    if (!NumberSource.isInput(at)) {
      return InputChooser.number(BigInteger.ZERO, type);
    }
    Value value = given.size() < way.size() ? way.get(given.size()) : chosen(at, type);
    given.add(value);
    return value;
  }

  private Value chosen(Instruction at, CType type) {
    arrive();
    PlaceValues values = known.values(at, type);
    OptionalInt best = values.best(current.tried());
    isOver |= compared > TrialTuning.WALK_BYTES;
    if (best.isEmpty() || isOver) {
      isOver = true;
      return InputChooser.number(BigInteger.ZERO, type);
    }
    current.trying(best.getAsInt(), values);
    last = Optional.of(new Last(values, best.getAsInt()));
    return values.value(best.getAsInt());
  }

  /** Finds out which state this is. */
  private void arrive() {
    ProgramState state = execution.orElseThrow().snapshot();
    compared += state.size();
    long digest = state.digest();
    if (given.size() == way.size()) {
      known.add(digest, current);
      waysHash = 0;
      return;
    }
    Optional<KnownState> before = known.find(digest);
    KnownState left = current;
    current = before.orElseGet(() -> known.reach(state, left, given.getLast(), waysHash));
    if (before.isEmpty() && known.hasRoom()) {
      known.save(current, execution.orElseThrow().checkpoint(left.checkpoint()));
    }
    waysHash = 0;
    learn(before.isEmpty());
  }

  private void learn(boolean isNew) {
    last.ifPresent(l -> l.values().note(l.number(), isNew));
    last = Optional.empty();
  }

  /** To be called when the run has ended. */
  void end() {
    learn(false);
  }

  @Override
  public Map<BigInteger, Value> special(Instruction at, CType type, long elements) {
    return Map.of();
  }

  @Override
  public Continuation before(Instruction next, ExecutionState state) {
    execution = Optional.of(state);
    known.watcher().before(next, state);
    if (next instanceof Instruction.Target) {
      waysHash = 31 * waysHash + known.place(next);
    }
    return isOver ? Continuation.STOP : Continuation.CONTINUE;
  }

  @Override
  public void after(Instruction done, ExecutionState state) {}
}
