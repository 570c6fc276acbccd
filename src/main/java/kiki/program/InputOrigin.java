// SPDX-License-Identifier: Apache-2.0
package kiki.program;

/**
 * Where an input comes from.
 *
 * @param text for traces and reproducers, for instance {@code __VERIFIER_nondet_int}
 */
public record InputOrigin(String text, Nature nature) {
  /** How the values that an input may have relate to those of real executions. */
  public enum Nature {
    /** The outside may give any of them. */
    OUTSIDE,
    /** A function may give any of them, and so may another one of its name. */
    FUNCTION,
    /**
     * The real value is known to the platform but not modelled (the result of {@code sin}): all
     * values include the real one, so proofs hold, but a counterexample that depends on it is not
     * evidence.
     */
    APPROXIMATION
  }

  public static InputOrigin outside(String text) {
    return new InputOrigin(text, Nature.OUTSIDE);
  }

  public static InputOrigin function(String name) {
    return new InputOrigin(name, Nature.FUNCTION);
  }

  public static InputOrigin approximation(String what) {
    return new InputOrigin("approximation of " + what, Nature.APPROXIMATION);
  }
}
