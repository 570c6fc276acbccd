// SPDX-License-Identifier: Apache-2.0
/**
 * A process that stays, warm, and runs one command line after the other for clients that are shell
 * scripts ({@code src/build/client}). In: words, a folder and signals through a named pipe. Out:
 * what the command prints, and its exit code, through another one. See ADR 54.
 */
package kiki.serve;
