// SPDX-License-Identifier: Apache-2.0
package kiki.transform.core;

import kiki.program.ControlFlow;
import kiki.program.Function;
import kiki.program.Loops;
import kiki.program.Program;

/**
 * Loops in models of library functions. Nobody who bounds the loops of a program knows them, and
 * what other tools have for the same functions need not loop.
 */
public final class LibraryLoops {
  private LibraryLoops() {}

  public static boolean areIn(Program program) {
    return program.functions().values().stream().anyMatch(LibraryLoops::areIn);
  }

  private static boolean areIn(Function function) {
    ControlFlow flow = ControlFlow.of(function.body());
    return Loops.of(flow).all().stream().anyMatch(loop -> isOne(loop, flow, function));
  }

  static boolean isOne(Loops.Loop loop, ControlFlow flow, Function function) {
    return function.body().get(flow.block(loop.header()).first()).location().isLibrary();
  }
}
