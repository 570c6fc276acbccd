// SPDX-License-Identifier: Apache-2.0
package kiki.lower.contract;

import java.util.List;
import java.util.Optional;

/** One statement about a library function. */
public sealed interface Clause {
  /** Whether a null pointer may be passed or is returned. */
  enum Null {
    FORBIDDEN,
    ALLOWED
  }

  /** What characters a string has. */
  enum Characters {
    NARROW,
    WIDE
  }

  /** What is done with memory; what is written may hold any value after. */
  enum Access {
    READ,
    WRITE,
    /** Read first, written then. */
    UPDATE,
    /** A string that fits into it is written, with its end. */
    FILL
  }

  /**
   * {@code string s}, {@code wide s}: readable up to its end; {@code at most n}: or for n elements.
   */
  record Text(String parameter, Characters characters, Optional<Extent> limit, Null allowed)
      implements Clause {}

  /**
   * {@code reads p EXTENT}, {@code writes}, {@code updates}, {@code fills}: that many bytes;
   * without extent the object that the parameter's type says.
   */
  record Memory(Access access, String parameter, Optional<Extent> extent, Null allowed)
      implements Clause {}

  /** {@code stream f}: an open stream. */
  record Stream(String parameter, Null allowed) implements Clause {}

  /** {@code closes f}: an open stream, closed after. */
  record Close(String parameter) implements Clause {}

  /** {@code disjoint a b EXTENT}: that many bytes at each do not overlap. */
  record Disjoint(String left, String right, Extent extent) implements Clause {}

  /** {@code returns RESULT}: what the outside world decides. */
  record Returns(Result result) implements Clause {}

  /**
   * {@code errno}: set to some error number when the result says that the call failed; {@code errno
   * EDOM ERANGE}: may become one of these.
   */
  record Errno(List<String> names) implements Clause {}

  /** {@code unknown WHY}: what the function does cannot be stated. */
  record Unknown(String reason) implements Clause {}

  /** A clause of one word. */
  enum Mark implements Clause {
    /** A model does what follows; what stands before is checked at the call. */
    MODEL,
    /** The function writes to the outside world only. */
    OUTPUT,
    /**
     * The results depend on the arguments alone, but are not computed: alarms must not use them.
     */
    COMPUTED,
    /** Whatever it does, it returns, and changes memory only that it gets the address of. */
    CONFINED,
    /** The call does not return. */
    ENDS
  }
}
