// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

/**
 * Bits of a system that mean something together, least significant bit first.
 *
 * @param name without spaces
 * @param place what they are
 * @param first which latch or input is the first bit
 * @param width how many follow each other, the first one included
 */
public record NamedWord(String name, Place place, int first, int width) {
  /** Parts of a system that can have a name. */
  public enum Place {
    LATCH,
    INPUT
  }

  /** The name of one of the bits. */
  public String bit(int number) {
    return width == 1 ? name : name + "[" + number + "]";
  }
}
