// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.Optional;

/** {@code -D} (with its text) or {@code -U} (empty). */
public record MacroFlag(String name, Optional<String> body) {}
