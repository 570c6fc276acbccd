// SPDX-License-Identifier: Apache-2.0
/**
 * Objects and pointers: the memory of an execution, its shapes and leaves, pools of objects that
 * loops allocate, and where pointers may point.
 */
package kiki.ssa.object;
