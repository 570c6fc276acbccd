// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.List;
import kiki.transition.system.Trace;
import kiki.transition.system.TransitionSystem;

/** A transition system that came from a file, and how answers about it are written. */
public sealed interface ModelFile permits AigerFile, Btor2File, DimSpecFile {
  TransitionSystem system();

  /** The lines that show how a bad state is reached. */
  List<String> reachable(Trace trace);

  /** The lines that say that the bad state of a property is out of reach. */
  List<String> unreachable(int bad);

  /** The lines that say that nothing is known. */
  List<String> unknown(int bad);
}
