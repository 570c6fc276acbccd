/**
 * Templates and their values (chapter, sections 5.1 and 6.1). In come the variables of a loop; out
 * go rows, each a family of predicates over the loop's state ordered by a parameter, the lattice of
 * the parameters, the predicates as terms, and their text as C. May depend on {@code term} and the
 * types of C; knows neither the solver nor the program.
 */
package kiki.domain;
