// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LocationTest {
  @Test
  void usersWriteFilesButNoLibrary() {
    assertTrue(new Location("a.c", 1, 1).isOfUser());
    assertTrue(new Location("/home/usr/a.h", 7, 0).isOfUser());
    assertTrue(new Location("/usr/src/driver/a.c", 7, 0).isOfUser());
    assertFalse(Location.NONE.isOfUser());
    assertFalse(new Location("a.c", 0, 0).isOfUser());
    assertFalse(new Location("<library>/memcpy", 1, 1).isOfUser());
    assertFalse(new Location("/usr/include/ctype.h", 1, 1).isOfUser());
    assertFalse(
        new Location("a.c", 1, 1).with(CheckSwitches.by(CheckSwitches.Author.LIBRARY)).isOfUser());
  }
}
