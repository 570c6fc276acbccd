// SPDX-License-Identifier: Apache-2.0
/**
 * What an engine works with: the workbench makes SSA forms and solvers, a session is one of each,
 * goals are the questions about it, and models become counterexamples that are replayed.
 */
package kiki.engine.session;
