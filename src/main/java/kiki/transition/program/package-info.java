// SPDX-License-Identifier: Apache-2.0
/**
 * Programs as transition systems (LLUMC, section 3): the steps of a program come in, latches for
 * the control point and the variables go out, with what is needed to say what an answer about the
 * system means for the program.
 */
package kiki.transition.program;
