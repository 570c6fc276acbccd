// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.Optional;
import kiki.util.Location;

/** What is called how in the code that is woven in; no program uses such names. */
public final class WovenNames {
  /** The number of segments that are passed. */
  public static final String SEGMENT = "__kiki_segment";

  /** Changes with each cycle that is complete. */
  public static final String LAP = "__kiki_lap";

  static final String RESULT = "__kiki_result";
  static final String TAKEN = "__kiki_taken";
  static final String ANY = "__witness_any";
  static final String SAVED = "__kiki_saved_";
  static final String EARLIER = "__kiki_earlier_";

  private static final String FOLDER = "<witness>/";
  private static final String SUFFIX = ".i";

  private WovenNames() {}

  /** The file that code is said to be in which comes from a line of the witness. */
  static String file(int line) {
    return FOLDER + line + SUFFIX;
  }

  /** The line of the witness that code comes from; empty for the program's own. */
  public static Optional<Integer> witnessLine(Location location) {
    String file = location.file();
    return file.startsWith(FOLDER)
        ? Optional.of(
            Integer.parseInt(file.substring(FOLDER.length(), file.length() - SUFFIX.length())))
        : Optional.empty();
  }
}
