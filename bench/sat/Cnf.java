// SPDX-License-Identifier: Apache-2.0
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A recorded sequence of calls: clauses, and between them calls under assumptions. One int stream:
 * literals and a 0 for a clause; {@link #SOLVE}, then literals and a 0 for a call.
 */
final class Cnf {
  static final int SOLVE = Integer.MIN_VALUE;

  final String name;
  int[] data = new int[1 << 12];
  int size;
  int variables;
  int clauses;
  int calls;

  Cnf(String name) {
    this.name = name;
  }

  int variable() {
    return ++variables;
  }

  void clause(int... literals) {
    clauses++;
    put(literals);
  }

  void solve(int... assumptions) {
    calls++;
    push(SOLVE);
    put(assumptions);
  }

  private void put(int[] literals) {
    for (int literal : literals) {
      push(literal);
    }
    push(0);
  }

  private void push(int item) {
    if (size == data.length) {
      data = Arrays.copyOf(data, 2 * size);
    }
    data[size++] = item;
  }

  /** What the call of this number asks, without those before it: its assumptions are clauses. */
  Cnf single(int call) {
    Cnf result = new Cnf(name);
    result.variables = variables;
    int calls = 0;
    int start = 0;
    boolean solving = false;
    for (int i = 0; i < size; i++) {
      if (data[i] == SOLVE) {
        solving = true;
        calls++;
        start = i + 1;
      } else if (data[i] == 0) {
        if (!solving) {
          result.clause(Arrays.copyOfRange(data, start, i));
        } else if (calls == call) {
          for (int k = start; k < i; k++) {
            result.clause(data[k]);
          }
          return result;
        }
        solving = false;
        start = i + 1;
      }
    }
    throw new IllegalArgumentException("no call " + call);
  }

  /** DIMACS; calls become lines that start with {@code a}, as in the iCNF format. */
  void write(Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      out.write(calls == 0 ? "p cnf " + variables + " " + clauses + "\n" : "p inccnf\n");
      for (int i = 0; i < size; i++) {
        int item = data[i];
        if (item == SOLVE) {
          out.write("a ");
          continue;
        }
        out.write(Integer.toString(item));
        out.write(item == 0 ? '\n' : ' ');
      }
    }
  }
}
