// SPDX-License-Identifier: Apache-2.0
package kiki.witness.source;

/**
 * A function's definition as a range of tokens.
 *
 * @param start its first token
 * @param open the brace before its body
 * @param close the brace after its body
 */
public record FunctionSpan(String name, int start, int open, int close) {}
