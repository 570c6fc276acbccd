/** Scalars and what operators do to them: in a {@code long} where they fit, boxed otherwise. */
package kiki.interpret.value;
