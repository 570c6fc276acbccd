// SPDX-License-Identifier: Apache-2.0
/**
 * Answers of earlier runs by the keys of the questions. In: keys and texts. Out: the texts. A
 * {@link kiki.project.store.StoreProvider} of another module keeps them, since the core has no
 * database.
 */
package kiki.project.store;
