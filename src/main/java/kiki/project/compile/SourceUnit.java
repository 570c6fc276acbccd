// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.nio.file.Path;

/**
 * A C file as it is compiled.
 *
 * @param file absolute and normalised
 */
public record SourceUnit(Path file, CompilerFlags flags) {}
