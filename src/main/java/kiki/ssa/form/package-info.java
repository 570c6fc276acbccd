// SPDX-License-Identifier: Apache-2.0
/**
 * The guarded SSA form as its readers see it: variables, assertions, inputs, loops with their
 * instances, pools and trace steps. The other packages of {@code ssa} make it.
 */
package kiki.ssa.form;
