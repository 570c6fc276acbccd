// SPDX-License-Identifier: Apache-2.0
/**
 * A developer's check, run by {@code bench/types}: the types and constants of the typed tree
 * against those of clang's syntax tree. Not part of the test run.
 */
package kiki.cfront.clang;
