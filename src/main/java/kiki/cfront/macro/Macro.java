// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.List;
import kiki.cfront.lex.Expansion;
import kiki.cfront.lex.Token;
import kiki.util.Location;

/** A macro definition. */
final class Macro {
  /** How a macro is used. */
  enum Form {
    OBJECT,
    FUNCTION,
    /** Takes variable arguments after its named parameters. */
    VARIADIC
  }

  private final String name;
  private final Form form;
  private final List<String> parameters;
  private final List<BodyPart> body;
  private final List<Token> bodyTokens;
  private final Expansion expansion;
  private boolean disabled;

  Macro(
      Token name, Form form, List<String> parameters, List<BodyPart> body, List<Token> bodyTokens) {
    this.name = name.text();
    this.form = form;
    this.parameters = parameters;
    this.body = body;
    this.bodyTokens = bodyTokens;
    this.expansion = new Expansion(name.text(), name.location());
  }

  String name() {
    return name;
  }

  Form form() {
    return form;
  }

  /** Names of the parameters; the last one of a variadic macro collects what is left. */
  List<String> parameters() {
    return parameters;
  }

  List<BodyPart> body() {
    return body;
  }

  Expansion expansion() {
    return expansion;
  }

  Location definition() {
    return expansion.definition();
  }

  /** Whether the macro is being expanded, so that its name is not to be replaced (6.10.3.4p2). */
  boolean isDisabled() {
    return disabled;
  }

  void disable() {
    disabled = true;
  }

  void enable() {
    disabled = false;
  }

  /** Whether another definition may stand beside this one (C11 6.10.3p1 and 2). */
  boolean isSameAs(Macro other) {
    if (form != other.form
        || !parameters.equals(other.parameters)
        || bodyTokens.size() != other.bodyTokens.size()) {
      return false;
    }
    for (int i = 0; i < bodyTokens.size(); i++) {
      Token mine = bodyTokens.get(i);
      Token its = other.bodyTokens.get(i);
      boolean sameSpace = i == 0 || mine.hasSpaceBefore() == its.hasSpaceBefore();
      if (!sameSpace || mine.kind() != its.kind() || !mine.text().equals(its.text())) {
        return false;
      }
    }
    return true;
  }
}
