// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import kiki.cfront.lex.Token;

/**
 * One attribute. The name is without its underscores. An argument that is a single identifier is
 * kept as a name although it need not be one (as in {@code mode(DI)}).
 */
public record AttributeSyntax(Token token, String name, List<ExpressionSyntax> arguments) {}
