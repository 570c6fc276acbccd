// SPDX-License-Identifier: Apache-2.0
package kiki.options;

import java.util.Optional;

/** An entry of the option table: one of kiki's own options, or that of an abstract domain. */
public sealed interface Flag permits Option, DomainFlag {
  /** As written, dashes included. */
  String flag();

  /**
   * What the argument is called in the help; empty for a plain flag. Shells complete names of files
   * for {@code FILE} and of directories for {@code DIR}.
   */
  Optional<String> argument();

  Option.Group group();

  /** Empty where another option's line says it. */
  Optional<String> help();
}
