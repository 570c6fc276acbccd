// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.source;

import kiki.options.DataModel;

/** The dialect a translation unit is read in. */
public record Language(DataModel dataModel, CharSign charSign) {
  /** What gcc assumes on x86-64 Linux. */
  public static final Language LP64 = new Language(DataModel.LP64, CharSign.SIGNED);

  /** What {@code gcc -m32} assumes on Linux. */
  public static final Language ILP32 = new Language(DataModel.ILP32, CharSign.SIGNED);
}
