package kiki.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks a DRAT proof step by step as it is written: each added clause must follow by unit
 * propagation from the clauses present (RUP) or have the RAT property on its first literal; each
 * deleted clause must be present. Kept simple on purpose: counters, no watches.
 */
public final class ForwardProofChecker implements ProofWriter {
  private final Map<List<Integer>, List<int[]>> present = new HashMap<>();
  private final List<int[]> clauses = new ArrayList<>();
  private boolean emptyDerived;
  private int steps;

  /** A clause of the problem, which needs no proof. */
  public void axiom(int[] clause) {
    insert(clause.clone());
  }

  public boolean derivedEmpty() {
    return emptyDerived;
  }

  int steps() {
    return steps;
  }

  @Override
  public void add(int[] literals, int length) {
    int[] clause = Arrays.copyOf(literals, length);
    steps++;
    if (!followsByPropagation(clause) && !isResolutionAsymmetricTautology(clause)) {
      throw new AssertionError("step " + steps + " does not follow: " + Arrays.toString(clause));
    }
    insert(clause);
    emptyDerived |= length == 0;
  }

  @Override
  public void delete(int[] literals, int length) {
    List<Integer> key = key(Arrays.copyOf(literals, length));
    steps++;
    List<int[]> copies = present.get(key);
    if (copies == null) {
      throw new AssertionError("step " + steps + " deletes a clause that is not there: " + key);
    }
    clauses.remove(copies.removeLast());
    if (copies.isEmpty()) {
      present.remove(key);
    }
  }

  private void insert(int[] clause) {
    clauses.add(clause);
    present.computeIfAbsent(key(clause), unused -> new ArrayList<>()).add(clause);
  }

  private static List<Integer> key(int[] clause) {
    return Arrays.stream(clause).distinct().sorted().boxed().toList();
  }

  private boolean followsByPropagation(int[] clause) {
    Map<Integer, Boolean> values = new HashMap<>();
    for (int literal : clause) {
      values.put(Math.abs(literal), literal < 0);
    }
    return isTautology(clause) || refutes(values);
  }

  private static boolean isTautology(int[] clause) {
    return Arrays.stream(clause).anyMatch(l -> Arrays.stream(clause).anyMatch(m -> m == -l));
  }

  /** Propagates to a fixed point; true when a clause becomes false. */
  private boolean refutes(Map<Integer, Boolean> values) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int[] clause : clauses) {
        int unassigned = 0;
        boolean satisfied = false;
        int distinct = 0;
        for (int literal : clause) {
          Boolean value = values.get(Math.abs(literal));
          if (value == null) {
            distinct += literal == unassigned ? 0 : 1;
            unassigned = literal;
          } else {
            satisfied |= value == literal > 0;
          }
        }
        if (satisfied || distinct > 1) {
          continue;
        }
        if (distinct == 0) {
          return true;
        }
        values.put(Math.abs(unassigned), unassigned > 0);
        changed = true;
      }
    }
    return false;
  }

  private boolean isResolutionAsymmetricTautology(int[] clause) {
    if (clause.length == 0) {
      return false;
    }
    int pivot = clause[0];
    for (int[] other : clauses) {
      if (Arrays.stream(other).anyMatch(l -> l == -pivot)) {
        int[] rest = Arrays.stream(other).filter(l -> l != -pivot).toArray();
        int[] resolvent = Arrays.copyOf(clause, clause.length + rest.length);
        System.arraycopy(rest, 0, resolvent, clause.length, rest.length);
        if (!followsByPropagation(resolvent)) {
          return false;
        }
      }
    }
    return true;
  }
}
