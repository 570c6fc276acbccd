/**
 * The state of a loop as variables: which values, heap objects and array segments a template is
 * about, how they are bound at the points of the SSA form, and which facts are known of them
 * (chapter, sections 4.4 and 7).
 */
package kiki.engine.loop;
