// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.List;
import java.util.Set;
import kiki.program.Property;
import kiki.util.Location;

/**
 * A part of a program that decides some of its properties.
 *
 * @param workbench makes SSA forms of the part
 * @param properties those that are checked in it
 * @param size how many instructions it has
 * @param outsideCalls calls of functions that the program does not have; nothing is known of them,
 *     but that they do not change what the program has
 * @param completion turns its counterexamples into those of the program
 */
public record SlicedBench(
    Workbench workbench,
    Set<Property> properties,
    long size,
    List<Location> outsideCalls,
    Completion completion) {
  public SlicedBench {
    outsideCalls = List.copyOf(outsideCalls);
  }
}
