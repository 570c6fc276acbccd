package kiki.ssa;

import java.util.Optional;
import kiki.pointer.MemoryObject;
import kiki.term.Value;

/** Translates pointer values back into what they point to. */
public interface ObjectNames {
  /**
   * What a pointer value of a model points to.
   *
   * @param object empty for null and for pointers to no object
   * @param instance as in {@link SsaVariable#instance}
   * @param offset in bytes, signed
   */
  record Target(Optional<MemoryObject> object, int instance, long offset) {}

  Target target(Value.Bits pointer);

  /** As C, for instance {@code &a[0] + 4}, {@code NULL}, {@code (invalid)}. */
  String text(Value.Bits pointer);
}
