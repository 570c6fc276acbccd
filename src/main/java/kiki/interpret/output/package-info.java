// SPDX-License-Identifier: Apache-2.0
/** The functions of {@code stdio.h} that write, as they are in glibc. */
package kiki.interpret.output;
