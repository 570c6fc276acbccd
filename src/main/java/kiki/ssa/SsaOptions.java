package kiki.ssa;

/**
 * How the form is made.
 *
 * @param flattenedParts arrays of at most so many parts are split into elements
 * @param freeUnwindings how many copies of loops whose next iteration is certain each unwinding
 *     makes without counting them, in mode {@link Ssa.Mode#FROM_START}
 */
public record SsaOptions(Ssa.Mode mode, int flattenedParts, int freeUnwindings) {
  private static final int DEFAULT_FLATTENED_PARTS = 16;
  private static final int DEFAULT_FREE_UNWINDINGS = 3_000;

  /** The usual choices for a mode. */
  public static SsaOptions of(Ssa.Mode mode) {
    return new SsaOptions(mode, DEFAULT_FLATTENED_PARTS, DEFAULT_FREE_UNWINDINGS);
  }
}
