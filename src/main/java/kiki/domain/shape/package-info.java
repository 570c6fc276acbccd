// SPDX-License-Identifier: Apache-2.0
/**
 * What domains must know of a loop to write its template: its variables, and the pointers, pools
 * and arrays that it works on. The engine fills these records.
 */
package kiki.domain.shape;
