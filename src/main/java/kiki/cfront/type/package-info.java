// SPDX-License-Identifier: Apache-2.0
/**
 * C types and the symbols that have them, shared by the typed tree and the GOTO program: one
 * representation of a type from the checker to the reports. Layout follows gcc on Linux for both
 * data models. Depends on {@code util} and {@code options} only.
 */
package kiki.cfront.type;
