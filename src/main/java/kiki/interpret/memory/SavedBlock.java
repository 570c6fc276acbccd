// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.memory;

import java.util.Optional;

/** An object of a run, and what was in it at some point. */
public final class SavedBlock {
  /** What Java's objects take that hold the bytes. */
  private static final int OVERHEAD = 64;

  private final MemoryBlock block;
  private final Segment content;

  private SavedBlock(MemoryBlock block, Segment content) {
    this.block = block;
    this.content = content;
  }

  /**
   * Empty for an object that is large, or of which more is known than what is in it.
   *
   * @param before what was saved earlier, perhaps of this object: its copy serves again if nothing
   *     has changed
   */
  static Optional<SavedBlock> of(MemoryBlock block, Optional<SavedBlock> before) {
    return block.hasOpenSize()
        ? Optional.empty()
        : block
            .content()
            .map(
                now ->
                    before
                        .filter(b -> b.block == block && b.content.isSame(now))
                        .orElseGet(() -> new SavedBlock(block, now.copy())));
  }

  /** About how many bytes it takes beside what another one takes. */
  long cost(Optional<SavedBlock> before) {
    return before.filter(b -> b == this).isPresent() ? 0 : OVERHEAD + content.bytes.length;
  }

  void restore() {
    block.revive(content);
  }
}
