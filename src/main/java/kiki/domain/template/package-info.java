// SPDX-License-Identifier: Apache-2.0
/**
 * Templates and their values (chapter, sections 5.1 and 6.1). A row is a family of predicates over
 * the state at the head of a loop, ordered by a parameter; a template is a list of rows, an
 * abstract value a template with a parameter for each row. Knows terms and the types of C, and
 * neither the solver nor the program.
 */
package kiki.domain.template;
