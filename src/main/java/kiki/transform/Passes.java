package kiki.transform;

import kiki.program.Program;

/** All passes, in the order an analysis needs them. */
public final class Passes {
  private Passes() {}

  public static Program run(Program program, PassOptions options) {
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
    p = SelectProperties.run(p, options.properties());
    p = UnusedLooks.run(p);
    p = Simplify.run(p);
    p =
        switch (options.constants()) {
          case KEEP -> p;
          case PROPAGATE -> ConstantPropagation.run(DeadCode.run(p));
        };
    p = DeadCode.run(p);
    p =
        switch (options.inlining()) {
          case NONE -> p;
          case ALL -> UnusedFunctions.run(Inline.run(p));
        };
    p = UnusedFunctions.run(p);
    return switch (options.paths()) {
      case JOINED -> p;
      case SYMBOLIC -> LoopFlags.run(p);
    };
  }
}
