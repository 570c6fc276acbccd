// SPDX-License-Identifier: Apache-2.0
/**
 * Symbolic paths (chapter, equations 33 and 34): copies of the rows of a template, each of which
 * speaks of the executions with given flags only, or with given values.
 */
package kiki.domain.path;
