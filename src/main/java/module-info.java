// SPDX-License-Identifier: Apache-2.0
/**
 * A verifier for C programs, and the solvers under it.
 *
 * <p>{@link kiki.api} is the way in: C code to verdicts with their evidence. The solver for terms
 * ({@link kiki.solver}, {@link kiki.term}) and the SAT solver ({@link kiki.sat}) can be used alone.
 * The other packages have the values that these speak of: options, GOTO programs, C types, places
 * in texts and floating-point numbers.
 */
module kiki {
  exports kiki.api;
  exports kiki.options;
  exports kiki.program;
  exports kiki.project.store;
  exports kiki.cfront.type;
  exports kiki.sat;
  exports kiki.sat.dimacs;
  exports kiki.sat.ipasir;
  exports kiki.solver;
  exports kiki.term;
  exports kiki.term.rewrite;
  exports kiki.term.value;
  exports kiki.util;
  exports kiki.util.ieee;

  uses kiki.project.store.StoreProvider;
}
