// SPDX-License-Identifier: Apache-2.0
/**
 * What a user can ask for: the table of options ({@link kiki.options.Option}), the reader of
 * command lines, and the one immutable record every stage is given. Depends on {@code util} only.
 */
package kiki.options;
