// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.program.CharacterText;
import kiki.ssa.form.ObjectNames;
import kiki.ssa.form.SsaVariable;
import kiki.term.value.Value;

/** Values of a model in C notation, with the sense of their type. */
final class ValuePrinter {
  private static final int ELEMENTS_SHOWN = 8;
  private static final int LONGEST_STRING = 200;

  private final ObjectNames objects;

  ValuePrinter(ObjectNames objects) {
    this.objects = objects;
  }

  String print(SsaVariable variable, Value value) {
    return switch (value) {
      case Value.Bool b -> b.isTrue() ? "1" : "0";
      case Value.Bits bits ->
          variable.kind() == SsaVariable.Kind.POINTER
              ? objects.text(bits)
              : integer(variable.type(), bits.unsigned());
      case Value.Float(var number) -> number.toCString(suffix(variable.type()));
      case Value.Array array -> array(variable, array);
    };
  }

  private static String suffix(CType type) {
    return type instanceof FloatType f ? f.suffix() : "";
  }

  private static String integer(CType type, BigInteger unsigned) {
    if (!(type instanceof IntType t)) {
      return "0x" + unsigned.toString(16);
    }
    BigInteger value = t.wrap(unsigned);
    return switch (t.kind()) {
      case CHAR, SIGNED_CHAR, UNSIGNED_CHAR -> value + character(unsigned.intValue());
      case BOOL, BITFIELD -> value.toString();
      case SHORT, INT, INT128, BITVECTOR -> value + (t.isSigned() ? "" : "u");
      case LONG -> value + (t.isSigned() ? "l" : "ul");
      case LONG_LONG -> value + (t.isSigned() ? "ll" : "ull");
    };
  }

  private static String character(int code) {
    return code >= 0x20 && code < 0x7f ? " '" + (char) code + "'" : "";
  }

  /** Only the elements that the model says something about, and of those the first few. */
  private String array(SsaVariable variable, Value.Array array) {
    Optional<String> string = string(variable, array);
    if (string.isPresent()) {
      return string.get();
    }
    List<String> parts = new ArrayList<>();
    SsaVariable element =
        new SsaVariable(
            variable.object(),
            variable.instance(),
            variable.bitOffset(),
            variable.type(),
            variable.text(),
            variable.type() instanceof kiki.cfront.type.PointerType
                ? SsaVariable.Kind.POINTER
                : SsaVariable.Kind.NUMERIC);
    for (Map.Entry<BigInteger, Value> e : array.elements().entrySet()) {
      if (parts.size() == ELEMENTS_SHOWN) {
        parts.add("...");
        break;
      }
      parts.add("[" + e.getKey() + "] = " + print(element, e.getValue()));
    }
    return "{ " + String.join(", ", parts) + " }";
  }

  /** An array of characters that starts with printable ones and ends in a NUL reads as C does. */
  private static Optional<String> string(SsaVariable variable, Value.Array array) {
    if (!(variable.type() instanceof IntType t) || t.width() != Byte.SIZE || t.isBool()) {
      return Optional.empty();
    }
    List<Integer> codes = new ArrayList<>();
    for (int i = 0; i < LONGEST_STRING; i++) {
      Value character = array.at(BigInteger.valueOf(i));
      int code = character instanceof Value.Bits bits ? bits.unsigned().intValue() : -1;
      if (code == 0) {
        return Optional.of(CharacterText.literal(codes));
      }
      if (code < 0) {
        return Optional.empty();
      }
      codes.add(code);
    }
    return Optional.empty();
  }
}
