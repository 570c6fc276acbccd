// SPDX-License-Identifier: Apache-2.0
/**
 * Files of transition systems: AIGER, BTOR2 and DimSpec become systems, systems become such files,
 * and answers become the witnesses that each format prescribes.
 */
package kiki.transition.format;
