// SPDX-License-Identifier: Apache-2.0
package kiki.lower.formatted;

import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.lower.code.Conversions;
import kiki.lower.function.FunctionLowering;
import kiki.lower.function.Places;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * Writes a printed text to memory. That there is room for all of it is one requirement, at the
 * place of the call.
 */
final class PrintBuffer {
  private final FormatCode code;
  private final PrintedText text;

  PrintBuffer(FormatCode code, PrintedText text) {
    this.code = code;
    this.text = text;
  }

  /** {@code sprintf}. */
  void fill(Expr buffer) {
    Expr to = held(buffer);
    apart(to, text.length());
    end(to, text.length());
    text.write(to, text.length());
  }

  /** {@code snprintf}: what does not fit is cut off, and with size 0 nothing is written. */
  void fillAtMost(Expr buffer, Expr size) {
    FunctionLowering f = code.lowering();
    Location at = code.location();
    Expr to = held(buffer);
    Expr bytes = code.converted(size, f.layout().sizeType());
    Instruction.Label nothing = f.code().label("nothing");
    f.code()
        .jumpIf(Exprs.compare(Expr.BinaryOp.EQUAL, bytes, Exprs.zero(bytes.type())), nothing, at);
    Expr room = code.call("room", IntType.LONG_LONG, bytes);
    Expr last = code.call("last", IntType.LONG_LONG, text.length(), room);
    apart(to, last);
    end(to, last);
    text.write(to, room);
    f.code().place(nothing, at);
  }

  /** {@code asprintf}: its result tells whether there was memory. */
  void allocate(Optional<Expr> result, Expr place) {
    FunctionLowering f = code.lowering();
    Location at = code.location();
    CType pointer = new PointerType(f.linkage().charType());
    Expr bytes = code.call("bytes", f.layout().sizeType(), text.length());
    Expr to = code.call("allocate", pointer, bytes);
    Expr target = Conversions.cast(place, new PointerType(pointer));
    f.code().assign(Places.dereference(target, pointer), to, at);
    result.ifPresent(
        r -> f.code().assign(r, Conversions.cast(FormatCode.integer(-1), r.type()), at));
    Instruction.Label failed = f.code().label("failed");
    f.code().jumpIf(Exprs.not(Conversions.truth(to)), failed, at);
    end(to, text.length());
    text.write(to, text.length());
    result.ifPresent(this::count);
    f.code().place(failed, at);
  }

  private Expr held(Expr buffer) {
    CType pointer = new PointerType(code.lowering().linkage().charType());
    Expr cast = Conversions.cast(buffer, pointer);
    return code.lowering().effects().isOwn(cast)
        ? cast
        : code.lowering().code().hold("buffer", cast, code.location());
  }

  private void end(Expr to, Expr last) {
    IntType size = code.lowering().layout().sizeType();
    Expr bytes =
        last instanceof Expr.IntConstant c
            ? Exprs.integer(c.value().longValue() + 1, size)
            : code.call("bytes", size, last);
    code.requirements().writable(to, bytes, "the first argument of " + code.function());
    code.write("end", to, last);
  }

  /** C11 7.21.6.6p2: what is written must not overlap what is read. */
  private void apart(Expr to, Expr last) {
    IntType difference = code.lowering().layout().differenceType();
    for (PrintedText.Source s : text.sources()) {
      Expr written = new Expr.PointerQuery(Expr.PointerAttribute.OFFSET, to, difference);
      Expr read = new Expr.PointerQuery(Expr.PointerAttribute.OFFSET, s.pointer(), difference);
      Expr same = new Expr.PointerPredicate(Expr.PointerTest.SAME_OBJECT, to, s.pointer());
      Expr behind =
          code.call("apart", IntType.INT, wide(written), wide(last), wide(read), wide(s.length()));
      code.require(
          Exprs.or(Exprs.not(same), Conversions.truth(behind)),
          "what is written does not overlap what %s reads");
    }
  }

  private Expr wide(Expr number) {
    return code.converted(number, IntType.LONG_LONG);
  }

  /** Stores how many characters the text has. */
  void count(Expr result) {
    Expr count = code.call("result", IntType.INT, text.length());
    code.lowering().code().assign(result, Conversions.cast(count, result.type()), code.location());
  }
}
