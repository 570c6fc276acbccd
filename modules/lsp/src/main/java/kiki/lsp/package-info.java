// SPDX-License-Identifier: Apache-2.0
/**
 * A language server: C texts in an editor to diagnostics, code lenses, hovers and code actions.
 *
 * <p>{@link kiki.lsp.KikiServer} and the two services speak the protocol, {@link
 * kiki.lsp.OpenDocument} holds what is known of one text, {@link kiki.lsp.Analysis} finds it out.
 * Documents share nothing but the threads. May depend on {@code kiki.api} and the values it gives.
 */
package kiki.lsp;
