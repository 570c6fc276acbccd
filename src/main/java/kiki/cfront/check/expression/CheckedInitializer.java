// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import kiki.cfront.tree.Initializer;
import kiki.cfront.type.CType;

/** An initialiser and the type it completes. */
public record CheckedInitializer(CType type, Initializer initializer) {}
