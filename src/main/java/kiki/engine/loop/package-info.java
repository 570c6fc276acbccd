// SPDX-License-Identifier: Apache-2.0
/**
 * The state of a loop as variables: which values, heap objects and array segments a template is
 * about, how they are bound at the points of the SSA form, and which facts are known of them
 * (chapter, sections 4.2 and 6.4; arrays, section 3.1).
 */
package kiki.engine.loop;
