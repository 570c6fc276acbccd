// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.aig;

import kiki.term.value.Operator;
import kiki.util.ieee.FloatFormat;

/** An operator that cannot be turned into clauses; the question it occurs in stays open. */
public final class UnsupportedTermException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnsupportedTermException(Operator operator, FloatFormat format) {
    super(
        "no circuit for operator %s on floats of %d exponent bits and a precision of %d bits"
            .formatted(operator, format.exponentBits(), format.precision()));
  }
}
