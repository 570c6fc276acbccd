// SPDX-License-Identifier: Apache-2.0
package kiki.engine.trial;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import kiki.cfront.type.CType;
import kiki.interpret.machine.Checkpoint;
import kiki.interpret.machine.ExecutionListener;
import kiki.interpret.machine.ProgramState;
import kiki.program.Instruction;
import kiki.term.value.Value;

/**
 * The states in which runs have asked for an input. They are told apart by digests: two that have
 * the same are taken for one, so one of them may never be gone on from, and nothing more.
 */
final class KnownStates {
  private final List<BigInteger> constants;
  private final ExecutionListener watcher;
  private final Map<Long, KnownState> byDigest = new HashMap<>();
  private final Map<Integer, Integer> ways = new HashMap<>();
  private final Map<Instruction, PlaceValues> values = new IdentityHashMap<>();
  private final Map<Instruction, Integer> places = new IdentityHashMap<>();
  private final PriorityQueue<Entry> open = new PriorityQueue<>();
  private final SeenWords words = new SeenWords();
  private long entries;
  private long bytes;

  /** A state, and its rank when it was entered. */
  private record Entry(KnownState state, int rank, long number) implements Comparable<Entry> {
    @Override
    public int compareTo(Entry other) {
      return rank == other.rank
          ? Long.compare(number, other.number)
          : Integer.compare(rank, other.rank);
    }
  }

  /**
   * @param watcher sees every instruction of every run
   */
  KnownStates(List<BigInteger> constants, ExecutionListener watcher) {
    this.constants = constants;
    this.watcher = watcher;
  }

  ExecutionListener watcher() {
    return watcher;
  }

  void add(long digest, KnownState state) {
    byDigest.putIfAbsent(digest, state);
  }

  Optional<KnownState> find(long digest) {
    return Optional.ofNullable(byDigest.get(digest));
  }

  int size() {
    return byDigest.size();
  }

  /**
   * A new state.
   *
   * @param way what the run did since the state before, as a digest
   */
  KnownState reach(ProgramState reached, KnownState before, Value input, int way) {
    int commonness = words.note(reached.content()) ? 0 : ways.merge(way, 1, Integer::sum);
    KnownState state = before.after(input, commonness);
    byDigest.put(reached.digest(), state);
    enter(state);
    return state;
  }

  /** Whether more checkpoints may be kept. */
  boolean hasRoom() {
    return bytes < TrialTuning.CHECKPOINT_BYTES;
  }

  void save(KnownState state, Optional<Checkpoint> checkpoint) {
    bytes += checkpoint.map(Checkpoint::bytes).orElse(0L);
    state.save(checkpoint);
  }

  PlaceValues values(Instruction at, CType type) {
    return values.computeIfAbsent(at, _ -> PlaceValues.of(type, constants));
  }

  /** A number for a place of the program, the same in every run. */
  int place(Instruction at) {
    return places.computeIfAbsent(at, _ -> places.size() + 1);
  }

  /** A state may be worth going on from. */
  void enter(KnownState state) {
    if (!state.isExhausted()) {
      open.add(new Entry(state, state.rank(), entries++));
    }
  }

  /** The next state to go on from; empty if nothing is left to be tried. */
  Optional<KnownState> next() {
    while (!open.isEmpty()) {
      Entry entry = open.poll();
      if (entry.rank() == entry.state().rank()) {
        return Optional.of(entry.state());
      }
      enter(entry.state());
    }
    return Optional.empty();
  }
}
