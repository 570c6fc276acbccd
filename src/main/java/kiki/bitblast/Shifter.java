package kiki.bitblast;

/** Shifts by a stage of multiplexers for each bit of the amount. */
final class Shifter {
  private final Aig aig;
  private final Words words;

  Shifter(Aig aig, Words words) {
    this.aig = aig;
    this.words = words;
  }

  int[] left(int[] a, int[] amount) {
    return reversed(right(reversed(a), amount, Aig.FALSE));
  }

  /** Shifts to the right; the fill comes in at the top. */
  int[] right(int[] a, int[] amount, int fill) {
    int width = a.length;
    int stages = Math.min(amount.length, 32 - Integer.numberOfLeadingZeros(width - 1));
    int[] result = a;
    for (int stage = 0; stage < stages; stage++) {
      int distance = 1 << stage;
      int[] next = new int[width];
      for (int i = 0; i < width; i++) {
        int moved = i + distance < width ? result[i + distance] : fill;
        next[i] = aig.mux(amount[stage], moved, result[i]);
      }
      result = next;
    }
    int far = words.anyFrom(amount, stages);
    return words.mux(far, Words.constant(width, fill), result);
  }

  private static int[] reversed(int[] a) {
    int[] result = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      result[i] = a[a.length - 1 - i];
    }
    return result;
  }
}
