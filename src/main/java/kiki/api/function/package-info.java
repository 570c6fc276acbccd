// SPDX-License-Identifier: Apache-2.0
/**
 * Functions one by one: each as an entry point, with its verdicts ({@code --all-functions}) and
 * what is known of its inputs ({@code --preconditions}, {@code --sufficient}).
 *
 * <p>In: options and C code. Out: a {@link kiki.report.FunctionResult} for each function. May
 * depend on everything but {@code cli}.
 */
package kiki.api.function;
