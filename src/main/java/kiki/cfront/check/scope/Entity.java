// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.scope;

import kiki.cfront.tree.Expression;
import kiki.cfront.type.Symbol;

/** What an ordinary identifier stands for (C11 6.2.3). */
public sealed interface Entity {
  /** An object or function. */
  record Named(Symbol symbol) implements Entity {}

  record Typedef(QualifiedType type) implements Entity {}

  record Enumerator(Expression.IntegerConstant value) implements Entity {}

  /** Its declaration needs what is not supported; a use is reported. */
  record Refused(String reason) implements Entity {}

  /** Its declaration is wrong and has been reported; uses are not reported again. */
  record Broken() implements Entity {}

  /** Nothing: no declaration in the scopes that were looked at names it. */
  record Undeclared() implements Entity {}
}
