// SPDX-License-Identifier: Apache-2.0
package kiki.domain.shape;

import kiki.domain.template.Variable;

/**
 * A pointer as the shape domain sees it.
 *
 * @param object the number of the object it points to; zero is null
 * @param offset where in that object
 * @param greatest objects with greater numbers cannot be told apart
 */
public record PointerShape(Variable object, Variable offset, int greatest) {}
