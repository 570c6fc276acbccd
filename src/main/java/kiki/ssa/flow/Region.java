// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import kiki.program.ControlFlow;
import kiki.program.Instruction;
import kiki.program.Loops;
import kiki.util.Location;

/**
 * A function body or a loop: a header and blocks and inner loops in an order in which, but for the
 * back edges to the header, everything comes after what leads to it.
 */
public final class Region {
  /** The exit taken by a return. */
  public static final int RETURN = -1;

  /** The exit taken by an edge to the header. */
  public static final int BACK = -2;

  /** What a region consists of. */
  public sealed interface Item {
    record Straight(ControlFlow.Block block) implements Item {}

    record Inner(Region loop) implements Item {}
  }

  private final FunctionGraph graph;
  private final int header;
  private final boolean loop;
  private final int number;
  private final SortedSet<Integer> blocks;
  private final List<Item> items = new ArrayList<>();
  private final SortedSet<Integer> exits = new TreeSet<>();

  private Region(
      FunctionGraph graph, int header, boolean loop, int number, SortedSet<Integer> blocks) {
    this.graph = graph;
    this.header = header;
    this.loop = loop;
    this.number = number;
    this.blocks = blocks;
  }

  /** The body of a function, its loops numbered from {@code firstLoop} on. */
  static Region of(FunctionGraph graph, Loops loops, int firstLoop) {
    SortedSet<Integer> all = new TreeSet<>();
    for (int b : graph.flow().reversePostorder()) {
      all.add(b);
    }
    Region root = new Region(graph, 0, false, -1, all);
    List<Region> regions = new ArrayList<>();
    for (Loops.Loop l : loops.all()) {
      Region region = new Region(graph, l.header(), true, firstLoop + l.index(), l.blocks());
      loops.exits(graph.flow(), l).forEach(e -> region.exits.add(e.to()));
      regions.add(region);
    }
    for (int b : graph.flow().reversePostorder()) {
      int inner = loops.innermost(b).map(Loops.Loop::index).orElse(-1);
      Region around = inner < 0 ? root : regions.get(inner);
      if (around != root && around.header == b) {
        int outer = loops.all().get(inner).parent();
        (outer < 0 ? root : regions.get(outer)).items.add(new Item.Inner(around));
      }
      around.items.add(new Item.Straight(graph.flow().block(b)));
    }
    for (Region r : regions) {
      if (r.instructions().stream().anyMatch(Instruction.Return.class::isInstance)) {
        r.exits.add(RETURN);
      }
    }
    return root;
  }

  public FunctionGraph graph() {
    return graph;
  }

  public int header() {
    return header;
  }

  /** The first instruction of the header. */
  Instruction head() {
    return graph.body().get(graph.flow().block(header).first());
  }

  public boolean isLoop() {
    return loop;
  }

  /** Unique among the loops of a program. */
  public int number() {
    return number;
  }

  public List<Item> items() {
    return items;
  }

  public boolean contains(int block) {
    return blocks.contains(block);
  }

  /** The blocks outside that edges lead to, and {@link #RETURN} if it can be left that way. */
  public SortedSet<Integer> exits() {
    return exits;
  }

  /** Every instruction of the region, inner loops included. */
  List<Instruction> instructions() {
    List<Instruction> all = new ArrayList<>();
    for (int b : blocks) {
      ControlFlow.Block block = graph.flow().block(b);
      all.addAll(graph.body().subList(block.first(), block.end()));
    }
    return all;
  }

  /**
   * Position of the label that the back edges lead to. It need not be the header's first: labels
   * after other statements may stand before it.
   */
  public Location location() {
    Set<Instruction.Label> targets = new HashSet<>();
    for (Instruction i : instructions()) {
      if (i instanceof Instruction.Goto jump) {
        targets.add(jump.target());
      }
    }
    ControlFlow.Block block = graph.flow().block(header);
    List<Instruction> head = graph.body().subList(block.first(), block.end());
    return head.stream()
        .filter(i -> i instanceof Instruction.Target t && targets.contains(t.label()))
        .map(Instruction::location)
        .filter(at -> at.line() > 0)
        .findFirst()
        .orElse(Location.NONE);
  }
}
