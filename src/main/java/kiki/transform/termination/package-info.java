// SPDX-License-Identifier: Apache-2.0
/** Passes for the analysis of termination only. */
package kiki.transform.termination;
