// SPDX-License-Identifier: Apache-2.0
package kiki.pointer;

/**
 * A place in an object, with array indices forgotten: {@code offset} is the byte offset of a leaf
 * in the first element of every array around it, or {@link #ANYWHERE}.
 */
public record Place(MemoryObject object, long offset) {
  /** Somewhere in the object. */
  public static final long ANYWHERE = -1;

  public static Place anywhere(MemoryObject object) {
    return new Place(object, ANYWHERE);
  }
}
