// SPDX-License-Identifier: Apache-2.0
package kiki.lower.verifier;

import kiki.cfront.type.IntType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.IntrinsicCall;
import kiki.program.Expr;
import kiki.program.InputOrigin;
import kiki.program.Instruction;

/** {@code __VERIFIER_nondet_T()}: inputs. */
final class NondetCalls {
  private static final String PREFIX = "__VERIFIER_nondet";

  private NondetCalls() {}

  static boolean handles(String name) {
    return name.startsWith(PREFIX);
  }

  /** An input; its range is that of the type in the name, whatever the declaration says. */
  static Expr lower(FunctionLowering f, IntrinsicCall call) {
    f.calls().evaluate(call.arguments());
    IntType named = named(f, call.name().substring(PREFIX.length()));
    if (named == null || named.equals(call.type()) || !(call.type() instanceof IntType declared)) {
      return f.calls().input(call, InputOrigin.function(call.name()));
    }
    if (named.width() == declared.width() && !named.isBool()) {
      return f.calls().input(call, InputOrigin.function(call.name()));
    }
    Expr.Variable raw = f.code().temporary("input", named, call.location());
    f.code().add(new Instruction.Input(raw, InputOrigin.function(call.name()), call.location()));
    return Conversions.cast(raw, declared);
  }

  private static IntType named(FunctionLowering f, String suffix) {
    IntType signedLong = f.layout().longType(IntType.Sign.SIGNED);
    return switch (suffix) {
      case "_bool" -> IntType.BOOL;
      case "_char" -> f.linkage().charType();
      case "_uchar" -> IntType.UNSIGNED_CHAR;
      case "_short" -> IntType.SHORT;
      case "_ushort" -> IntType.UNSIGNED_SHORT;
      case "_int" -> IntType.INT;
      case "_uint", "_unsigned", "_u32" -> IntType.UNSIGNED_INT;
      case "_long" -> signedLong;
      case "_ulong" -> signedLong.withSign(IntType.Sign.UNSIGNED);
      case "_longlong", "_loff_t" -> IntType.LONG_LONG;
      case "_ulonglong" -> IntType.UNSIGNED_LONG_LONG;
      case "_int128" -> IntType.INT128;
      case "_uint128" -> IntType.UNSIGNED_INT128;
      case "_size_t" -> f.layout().sizeType();
      default -> null;
    };
  }
}
