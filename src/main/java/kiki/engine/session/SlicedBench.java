// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.Set;
import kiki.program.Property;

/**
 * A part of a program that decides some of its properties.
 *
 * @param workbench makes SSA forms of the part
 * @param properties those that are checked in it
 * @param size how many instructions it has
 * @param completion turns its counterexamples into those of the program
 */
public record SlicedBench(
    Workbench workbench, Set<Property> properties, long size, Completion completion) {}
