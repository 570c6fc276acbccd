/** What the user chose, as immutable values every later stage may read. Depends on util only. */
package kiki.options;
