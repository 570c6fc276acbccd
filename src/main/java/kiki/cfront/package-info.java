/**
 * C text to typed tree, in sub-packages by data flow: {@code source}, {@code lex}, {@code
 * preprocess}, {@code type}, {@code tree}, {@code parse}, {@code check}.
 */
package kiki.cfront;
