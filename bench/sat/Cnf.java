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
