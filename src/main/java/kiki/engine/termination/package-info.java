// SPDX-License-Identifier: Apache-2.0
/** Proves that every execution ends, or that one does not (chapter, section 6). */
package kiki.engine.termination;
