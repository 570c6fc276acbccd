// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.scope;

import java.math.BigInteger;
import java.util.TreeMap;
import kiki.cfront.type.IntType;

/** The labels of a {@code switch} seen so far. */
public final class SwitchContext {
  private final IntType type;
  private final TreeMap<BigInteger, BigInteger> ranges = new TreeMap<>();
  private boolean hasDefault;

  public SwitchContext(IntType type) {
    this.type = type;
  }

  public IntType type() {
    return type;
  }

  /** Whether no label covers any of these values yet. */
  public boolean add(BigInteger low, BigInteger high) {
    var before = ranges.floorEntry(high);
    if (before != null && before.getValue().compareTo(low) >= 0) {
      return false;
    }
    ranges.put(low, high);
    return true;
  }

  public boolean addDefault() {
    boolean first = !hasDefault;
    hasDefault = true;
    return first;
  }
}
