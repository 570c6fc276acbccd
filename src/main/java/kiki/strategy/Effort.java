// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

/**
 * How much an inference may cost before it gives up, which is always sound: what it gives up is
 * top.
 *
 * @param checks solver calls in total
 * @param conflicts conflicts a call, negative for no bound
 */
public record Effort(int checks, long conflicts) {
  public static final Effort UNLIMITED = new Effort(Integer.MAX_VALUE, -1);
}
