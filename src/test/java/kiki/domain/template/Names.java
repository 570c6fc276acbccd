// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import kiki.cfront.type.CType;

/** Variables that are told apart by numbers. */
public final class Names {
  private record Numbered(int number, String text) implements Variable.Identity {}

  private Names() {}

  /** A variable of the program. */
  public static Variable variable(int number, CType type, String text) {
    return Variable.of(new Numbered(number, text), type, Variable.Origin.PROGRAM);
  }

  public static Variable ghost(int number, CType type, String text) {
    return Variable.of(new Numbered(number, text), type, Variable.Origin.GHOST);
  }
}
