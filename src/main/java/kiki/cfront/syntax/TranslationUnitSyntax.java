// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;

/** The declarations of one file. */
public record TranslationUnitSyntax(List<DeclarationSyntax> declarations) {}
