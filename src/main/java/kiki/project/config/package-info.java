// SPDX-License-Identifier: Apache-2.0
/** What a project's {@code kiki.toml} says. In: its text. Out: settings, or errors with lines. */
package kiki.project.config;
