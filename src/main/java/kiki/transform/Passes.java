// SPDX-License-Identifier: Apache-2.0
package kiki.transform;

import kiki.program.Program;
import kiki.transform.check.FunctionPointers;
import kiki.transform.check.PropertyChecks;
import kiki.transform.check.PropertyNames;
import kiki.transform.core.AllocationWrappers;
import kiki.transform.core.ConstantPropagation;
import kiki.transform.core.DeadCode;
import kiki.transform.core.IgnoreAssumptions;
import kiki.transform.core.Inline;
import kiki.transform.core.LoopBounds;
import kiki.transform.core.LoopFlags;
import kiki.transform.core.RoundingModes;
import kiki.transform.core.SelectProperties;
import kiki.transform.core.Simplify;
import kiki.transform.core.UnusedFunctions;
import kiki.transform.core.UnusedReads;

/** All passes, in the order an analysis needs them. */
public final class Passes {
  private Passes() {}

  public static Program run(Program program, PassOptions options) {
    return simplified(checked(program, options), options);
  }

  /** With all properties, before anything is simplified. */
  public static Program checked(Program program, PassOptions options) {
    Program p = program;
    if (options.assumptions() == PassOptions.Assumptions.IGNORE) {
      p = IgnoreAssumptions.run(p);
    }
    p = FunctionPointers.run(p, options.checks());
    p = UnusedFunctions.run(p);
    p = RoundingModes.run(p);
    p = PropertyChecks.run(p, options.checks());
    p = LoopBounds.run(p, options.bounds());
    p = PropertyNames.run(p);
    return SelectProperties.run(p, options.properties());
  }

  /** The same program without what its properties do not need. */
  public static Program simplified(Program program, PassOptions options) {
    Program p = UnusedReads.run(program);
    p = Simplify.run(p);
    p =
        switch (options.constants()) {
          case KEEP -> p;
          case PROPAGATE -> ConstantPropagation.run(DeadCode.run(p));
        };
    p = DeadCode.run(p);
    p =
        switch (options.inlining()) {
          case NONE -> AllocationWrappers.run(p);
          case ALL -> UnusedFunctions.run(Inline.run(p));
        };
    p = UnusedFunctions.run(p);
    return switch (options.paths()) {
      case JOINED -> p;
      case SYMBOLIC -> LoopFlags.run(p);
    };
  }
}
