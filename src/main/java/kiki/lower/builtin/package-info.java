// SPDX-License-Identifier: Apache-2.0
/** Calls of the builtins of gcc and clang: bits, overflow, atomic accesses, variable arguments. */
package kiki.lower.builtin;
