// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

/** The program is larger than the representation can name; the analysis cannot go on. */
public final class SsaLimitException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public SsaLimitException(String what) {
    super(what);
  }
}
