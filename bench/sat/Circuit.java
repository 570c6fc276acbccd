// SPDX-License-Identifier: Apache-2.0
/** Gates and bit-vector arithmetic as clauses (Tseitin), for the generated benchmarks. */
final class Circuit {
  final Cnf cnf;
  private final int truth;

  Circuit(Cnf cnf) {
    this.cnf = cnf;
    truth = cnf.variable();
    cnf.clause(truth);
  }

  int constant(boolean value) {
    return value ? truth : -truth;
  }

  int[] constant(long value, int width) {
    int[] bits = new int[width];
    for (int i = 0; i < width; i++) {
      bits[i] = constant((value >> i & 1) != 0);
    }
    return bits;
  }

  int[] input(int width) {
    int[] bits = new int[width];
    for (int i = 0; i < width; i++) {
      bits[i] = cnf.variable();
    }
    return bits;
  }

  int and(int a, int b) {
    if (a == truth || a == b) {
      return b;
    }
    if (b == truth) {
      return a;
    }
    if (a == -truth || b == -truth || a == -b) {
      return -truth;
    }
    int out = cnf.variable();
    cnf.clause(-out, a);
    cnf.clause(-out, b);
    cnf.clause(out, -a, -b);
    return out;
  }

  int or(int a, int b) {
    return -and(-a, -b);
  }

  int xor(int a, int b) {
    if (Math.abs(a) == truth) {
      return a == truth ? -b : b;
    }
    if (Math.abs(b) == truth) {
      return b == truth ? -a : a;
    }
    if (Math.abs(a) == Math.abs(b)) {
      return constant(a != b);
    }
    int out = cnf.variable();
    cnf.clause(-out, a, b);
    cnf.clause(-out, -a, -b);
    cnf.clause(out, -a, b);
    cnf.clause(out, a, -b);
    return out;
  }

  int mux(int condition, int yes, int no) {
    if (yes == no) {
      return yes;
    }
    if (Math.abs(condition) == truth) {
      return condition == truth ? yes : no;
    }
    if (Math.abs(yes) == truth || Math.abs(no) == truth || yes == -no) {
      return or(and(condition, yes), and(-condition, no));
    }
    int out = cnf.variable();
    cnf.clause(-condition, -yes, out);
    cnf.clause(-condition, yes, -out);
    cnf.clause(condition, -no, out);
    cnf.clause(condition, no, -out);
    cnf.clause(-yes, -no, out);
    cnf.clause(yes, no, -out);
    return out;
  }

  int majority(int a, int b, int c) {
    return or(and(a, b), and(c, or(a, b)));
  }

  int[] mux(int condition, int[] yes, int[] no) {
    int[] out = new int[yes.length];
    for (int i = 0; i < out.length; i++) {
      out[i] = mux(condition, yes[i], no[i]);
    }
    return out;
  }

  int[] xor(int[] a, int[] b) {
    int[] out = new int[a.length];
    for (int i = 0; i < out.length; i++) {
      out[i] = xor(a[i], b[i]);
    }
    return out;
  }

  int[] and(int[] a, int[] b) {
    int[] out = new int[a.length];
    for (int i = 0; i < out.length; i++) {
      out[i] = and(a[i], b[i]);
    }
    return out;
  }

  int[] add(int[] a, int[] b, int carryIn) {
    int[] out = new int[a.length];
    int carry = carryIn;
    for (int i = 0; i < out.length; i++) {
      out[i] = xor(xor(a[i], b[i]), carry);
      carry = majority(a[i], b[i], carry);
    }
    return out;
  }

  int[] add(int[] a, int[] b) {
    return add(a, b, -truth);
  }

  int[] not(int[] a) {
    int[] out = new int[a.length];
    for (int i = 0; i < out.length; i++) {
      out[i] = -a[i];
    }
    return out;
  }

  int[] subtract(int[] a, int[] b) {
    return add(a, not(b), truth);
  }

  int[] shiftLeft(int[] a, int by) {
    int[] out = new int[a.length];
    for (int i = 0; i < out.length; i++) {
      out[i] = i < by ? -truth : a[i - by];
    }
    return out;
  }

  int[] shiftRight(int[] a, int by) {
    int[] out = new int[a.length];
    for (int i = 0; i < out.length; i++) {
      out[i] = i + by < a.length ? a[i + by] : -truth;
    }
    return out;
  }

  int[] multiply(int[] a, int[] b) {
    int[] sum = constant(0, a.length);
    for (int i = 0; i < b.length; i++) {
      int[] row = shiftLeft(a, i);
      for (int k = 0; k < row.length; k++) {
        row[k] = and(row[k], b[i]);
      }
      sum = add(sum, row);
    }
    return sum;
  }

  int equal(int[] a, int[] b) {
    int out = truth;
    for (int i = 0; i < a.length; i++) {
      out = and(out, -xor(a[i], b[i]));
    }
    return out;
  }

  int lessUnsigned(int[] a, int[] b) {
    int less = -truth;
    for (int i = 0; i < a.length; i++) {
      less = mux(xor(a[i], b[i]), b[i], less);
    }
    return less;
  }

  int lessSigned(int[] a, int[] b) {
    int[] x = a.clone();
    int[] y = b.clone();
    int top = a.length - 1;
    x[top] = b[top];
    y[top] = a[top];
    return lessUnsigned(x, y);
  }

  int[] extend(int[] a, int width) {
    int[] out = constant(0, width);
    System.arraycopy(a, 0, out, 0, a.length);
    return out;
  }
}
