// SPDX-License-Identifier: Apache-2.0
/**
 * C text to typed tree, in sub-packages by data flow: {@code source}, {@code lex}, {@code macro},
 * {@code preprocess}, {@code syntax}, {@code parse}, {@code type}, {@code tree}, {@code check}.
 */
package kiki.cfront;
