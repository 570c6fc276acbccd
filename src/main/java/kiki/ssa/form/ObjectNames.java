// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.Optional;
import kiki.pointer.MemoryObject;
import kiki.term.value.Value;

/** Translates pointer values back into what they point to. */
public interface ObjectNames {
  /**
   * What a pointer value of a model points to.
   *
   * @param kind what it points to at all
   * @param object present if that is an object
   * @param instance as in {@link SsaVariable#instance}
   * @param offset in bytes, signed
   */
  record Target(Kind kind, Optional<MemoryObject> object, int instance, long offset) {}

  /** What a pointer can point to. */
  enum Kind {
    NULL,
    OBJECT,
    /** A local whose lifetime is over; which one is not known any more. */
    DEAD,
    /** Nothing that ever existed. */
    NOWHERE
  }

  /** Of a program without objects that pointers could point to. */
  ObjectNames NONE =
      new ObjectNames() {
        @Override
        public Target target(Value.Bits pointer) {
          return new Target(Kind.NOWHERE, Optional.empty(), 0, 0);
        }

        @Override
        public String text(Value.Bits pointer) {
          return "(invalid)";
        }
      };

  Target target(Value.Bits pointer);

  /** As C, for instance {@code &a[0] + 4}, {@code NULL}, {@code (invalid)}. */
  String text(Value.Bits pointer);
}
