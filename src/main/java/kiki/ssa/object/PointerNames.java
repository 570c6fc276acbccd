// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.math.BigInteger;
import java.util.Optional;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Value;

/** Looks up the objects of pointer values. */
public final class PointerNames implements ObjectNames {
  private final ExecutionContext encoding;

  public PointerNames(ExecutionContext encoding) {
    this.encoding = encoding;
  }

  @Override
  public Target target(Value.Bits pointer) {
    ObjectInstance object = object(pointer);
    return object == null
        ? new Target(nothing(pointer), Optional.empty(), 0, offset(pointer))
        : new Target(Kind.OBJECT, Optional.of(object.site()), object.instance(), offset(pointer));
  }

  @Override
  public String text(Value.Bits pointer) {
    ObjectInstance object = object(pointer);
    long offset = offset(pointer);
    if (object == null) {
      return pointer.isZero() ? "NULL" : "(invalid)";
    }
    return offset == 0
        ? "&" + object.name()
        : part(object, offset)
            .map(part -> "&" + object.name() + part)
            .orElse("(char *)&" + object.name() + (offset < 0 ? " - " : " + ") + Math.abs(offset));
  }

  /** The member or element at an offset, as it is written after the object's name. */
  private static Optional<String> part(ObjectInstance object, long offset) {
    for (Leaf leaf : object.shape().leaves()) {
      long further = 8 * offset - leaf.bitOffset();
      if (!leaf.isArray() && further == 0) {
        return Optional.of(leaf.text());
      }
      if (leaf.isArray() && leaf.dimensions().size() == 1 && further >= 0) {
        SsaVariable.Dimension d = leaf.dimensions().getFirst();
        long index = further / 8 / d.stride();
        boolean inside = d.count() < 0 || index < d.count();
        if (leaf.text().isEmpty() && further % (8 * d.stride()) == 0 && inside) {
          return Optional.of("[" + index + "]");
        }
      }
    }
    return Optional.empty();
  }

  private ObjectInstance object(Value.Bits pointer) {
    return encoding.memory().object(number(pointer));
  }

  private Kind nothing(Value.Bits pointer) {
    return switch (number(pointer)) {
      case 0 -> Kind.NULL;
      case Pointers.DEAD -> Kind.DEAD;
      default -> Kind.NOWHERE;
    };
  }

  private int number(Value.Bits pointer) {
    return pointer.unsigned().shiftRight(pointer.width() - Pointers.NUMBER_WIDTH).intValue();
  }

  private long offset(Value.Bits pointer) {
    int width = encoding.pointers().offsetWidth();
    BigInteger low = pointer.unsigned().and(Value.Bits.mask(width));
    return new Value.Bits(width, low).signed().longValue();
  }
}
