// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.memory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Some objects of a run, and what was in them at some point.
 *
 * @param bytes how many they take beside those that were saved before
 */
public record SavedBlocks(List<SavedBlock> blocks, long bytes) {
  /** What the list takes for an object, even if it has not changed. */
  private static final int REFERENCE = 4;

  public static final SavedBlocks NONE = new SavedBlocks(List.of(), 0);

  /**
   * Empty if one of them cannot be saved.
   *
   * @param before saved earlier, of about the same objects in the same order
   */
  public static Optional<SavedBlocks> of(Collection<MemoryBlock> blocks, SavedBlocks before) {
    List<SavedBlock> saved = new ArrayList<>(blocks.size());
    long bytes = 0;
    for (MemoryBlock block : blocks) {
      Optional<SavedBlock> last =
          saved.size() < before.blocks.size()
              ? Optional.of(before.blocks.get(saved.size()))
              : Optional.empty();
      Optional<SavedBlock> made = SavedBlock.of(block, last);
      if (made.isEmpty()) {
        return Optional.empty();
      }
      saved.add(made.get());
      bytes += REFERENCE + made.get().cost(last);
    }
    return Optional.of(new SavedBlocks(List.copyOf(saved), bytes));
  }

  public void restore() {
    blocks.forEach(SavedBlock::restore);
  }
}
