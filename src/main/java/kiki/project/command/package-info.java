// SPDX-License-Identifier: Apache-2.0
/**
 * The commands about projects, apart from the process they run in: words in, lines and files out.
 * May depend on everything but {@code cli}, which gives them a {@link
 * kiki.project.command.Terminal}.
 */
package kiki.project.command;
