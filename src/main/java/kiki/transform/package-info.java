/**
 * GOTO program to GOTO program, one class a pass. {@link kiki.transform.Passes#run} applies them in
 * order: calls through function pointers become case splits, functions that cannot be reached go,
 * property checks are inserted and numbered, constants are folded, unreachable code is removed,
 * and, if asked, calls are inlined. The passes that only some analyses need, of termination for
 * instance, these run themselves. Depends on {@code program} and {@code options}.
 */
package kiki.transform;
