// SPDX-License-Identifier: Apache-2.0
/**
 * Answers of earlier runs by the keys of the questions. In: keys and texts. Out: the texts. Who
 * keeps them is a {@link kiki.project.store.StoreProvider} of another module: the core has no
 * database.
 */
package kiki.project.store;
