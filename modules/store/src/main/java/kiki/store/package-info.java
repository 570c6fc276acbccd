// SPDX-License-Identifier: Apache-2.0
/** Answers in an SQLite database. May depend on {@code kiki.project.store} only. */
package kiki.store;
