// SPDX-License-Identifier: Apache-2.0
package kiki.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LocationTest {
  @Test
  void usersWriteFilesButNoLibrary() {
    assertTrue(new Location("a.c", 1, 1).isOfUser());
    assertTrue(new Location("/home/usr/a.h", 7, 0).isOfUser());
    assertFalse(Location.NONE.isOfUser());
    assertFalse(new Location("a.c", 0, 0).isOfUser());
    assertFalse(new Location("<library>/memcpy", 1, 1).isOfUser());
    for (CheckSwitches.Author author : CheckSwitches.Author.values()) {
      Location written = new Location("a.c", 1, 1).with(CheckSwitches.by(author));
      assertEquals(author == CheckSwitches.Author.USER, written.isOfUser(), author.toString());
    }
  }
}
