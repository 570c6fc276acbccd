package kiki.domain;

import java.util.List;

/**
 * What the heap domain must know of a loop.
 *
 * @param pointers the pointers that the loop changes
 * @param pools the pools that the loop changes or looks into
 */
public record HeapShape(List<PointerShape> pointers, List<PoolShape> pools) {
  public static final HeapShape EMPTY = new HeapShape(List.of(), List.of());

  public HeapShape {
    pointers = List.copyOf(pointers);
    pools = List.copyOf(pools);
  }
}
