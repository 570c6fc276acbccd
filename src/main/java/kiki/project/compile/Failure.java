// SPDX-License-Identifier: Apache-2.0
package kiki.project.compile;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be read, in words: the messages of the JDK are often only its name. */
public final class Failure {
  private Failure() {}

  public static String text(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> "no such file";
      case AccessDeniedException _ -> "no permission";
      case CharacterCodingException _ -> "is not text";
      case IOException other -> String.valueOf(other.getMessage());
    };
  }
}
