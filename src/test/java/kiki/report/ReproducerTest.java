// SPDX-License-Identifier: Apache-2.0
package kiki.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class ReproducerTest {
  @Test
  void writesConstantsThatHaveAType() {
    assertEquals("-5", Reproducer.integer(BigInteger.valueOf(-5)));
    assertEquals("4294967295LL", Reproducer.integer(BigInteger.valueOf(4294967295L)));
    assertEquals(
        "(-9223372036854775807LL - 1)", Reproducer.integer(BigInteger.valueOf(Long.MIN_VALUE)));
    assertEquals(
        "18446744073709551615ULL",
        Reproducer.integer(BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE)));
    assertEquals(
        "(__int128)((unsigned __int128)1ULL << 64 | 0ULL)",
        Reproducer.integer(BigInteger.ONE.shiftLeft(64)));
  }
}
