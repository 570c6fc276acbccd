// SPDX-License-Identifier: Apache-2.0
package kiki.term.smtlib;

import java.math.BigInteger;
import kiki.term.Application;
import kiki.term.value.CoreOperator;
import kiki.term.value.FloatOperator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/** An operator and the texts of its arguments → text. */
final class SmtApplications {
  private SmtApplications() {}

  static String text(Application application, String[] arguments) {
    return switch (application.operator()) {
      case CoreOperator operator -> core(application, operator, arguments);
      case FloatOperator operator -> new SmtFloats(application, arguments).text(operator);
    };
  }

  private static String core(Application a, CoreOperator operator, String[] arguments) {
    return switch (operator) {
      case NOT -> call("not", arguments);
      case AND -> call("and", arguments);
      case XOR -> call("xor", arguments);
      case ITE -> call("ite", arguments);
      case EQUAL -> call("=", arguments);
      case BIT_NOT -> call("bvnot", arguments);
      case BIT_AND -> call("bvand", arguments);
      case BIT_OR -> call("bvor", arguments);
      case BIT_XOR -> call("bvxor", arguments);
      case NEG -> call("bvneg", arguments);
      case ADD -> call("bvadd", arguments);
      case MUL -> call("bvmul", arguments);
      case UDIV -> call("bvudiv", arguments);
      case SDIV -> call("bvsdiv", arguments);
      case UREM -> call("bvurem", arguments);
      case SREM -> call("bvsrem", arguments);
      case SHL -> call("bvshl", arguments);
      case LSHR -> call("bvlshr", arguments);
      case ASHR -> call("bvashr", arguments);
      case CONCAT -> call("concat", arguments);
      case EXTRACT -> call("(_ extract " + a.high() + " " + a.low() + ")", arguments);
      case ZERO_EXTEND -> call("(_ zero_extend " + added(a) + ")", arguments);
      case SIGN_EXTEND -> call("(_ sign_extend " + added(a) + ")", arguments);
      case ULT -> call("bvult", arguments);
      case SLT -> call("bvslt", arguments);
      case UMUL_OVERFLOW -> unsignedOverflow(a.argument(0).width(), arguments);
      case SMUL_OVERFLOW -> signedOverflow(a.argument(0).width(), arguments);
      case CONST_ARRAY ->
          SmtSorts.constant((Sort.Array) a.sort(), stored(a.argument(0).sort(), arguments[0]));
      case SELECT -> selected(a, call("select", arguments));
      case STORE ->
          call("store", arguments[0], arguments[1], stored(a.argument(2).sort(), arguments[2]));
    };
  }

  private static String call(String function, String... arguments) {
    return "(" + function + " " + String.join(" ", arguments) + ")";
  }

  private static int added(Application extension) {
    return extension.width() - extension.argument(0).width();
  }

  private static String stored(Sort sort, String element) {
    return sort instanceof Sort.Bool ? "(ite " + element + " #b1 #b0)" : element;
  }

  private static String selected(Application a, String element) {
    return a.sort() instanceof Sort.Bool ? "(= " + element + " #b1)" : element;
  }

  /** The upper half of the whole product is not zero. */
  private static String unsignedOverflow(int width, String[] arguments) {
    return "(distinct %s %s)"
        .formatted(
            upper(2 * width - 1, width, product("zero_extend", width, arguments)),
            SmtSorts.bits(width, BigInteger.ZERO));
  }

  /** The upper half of the whole product is not the extension of its lower half's sign. */
  private static String signedOverflow(int width, String[] arguments) {
    String upper = upper(2 * width - 1, width - 1, product("sign_extend", width, arguments));
    return "(let ((u %s)) (not (or (= u %s) (= u %s))))"
        .formatted(
            upper,
            SmtSorts.bits(width + 1, BigInteger.ZERO),
            SmtSorts.bits(width + 1, Value.Bits.mask(width + 1)));
  }

  private static String product(String extension, int width, String[] arguments) {
    String extend = "(_ " + extension + " " + width + ")";
    return call("bvmul", call(extend, arguments[0]), call(extend, arguments[1]));
  }

  private static String upper(int high, int low, String product) {
    return call("(_ extract " + high + " " + low + ")", product);
  }
}
