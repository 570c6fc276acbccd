// SPDX-License-Identifier: Apache-2.0
/**
 * Macros and files: definitions, expansion, headers and conditionals on the stack of open files.
 */
package kiki.cfront.macro;
