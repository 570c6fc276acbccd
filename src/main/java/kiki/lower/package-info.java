/**
 * Typed trees to one GOTO program. {@link kiki.lower.Lowering} links the translation units, gives
 * every expression a fixed left-to-right evaluation order with side effects as instructions of
 * their own, adds models of the C library functions that are called and not defined (C files in
 * {@code kiki/library}, one a function), and builds the start-up code. Comes from {@code cfront};
 * the result goes to {@code transform}. Depends on {@code cfront} and {@code program}.
 */
package kiki.lower;
