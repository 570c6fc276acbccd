// SPDX-License-Identifier: Apache-2.0
/**
 * Which C files a project has and how each is compiled: from a compile database, from what {@code
 * make -n} prints, or from folders. Commands are parsed, never executed; only {@link
 * kiki.project.compile.MakeOutput} starts a process, {@code make}, when the user asks for it.
 */
package kiki.project.compile;
