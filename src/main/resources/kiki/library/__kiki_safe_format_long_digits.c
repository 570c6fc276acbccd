// SPDX-License-Identifier: Apache-2.0
/* How many digits a number has. Comparisons, so that no loop needs unwinding. */
int __kiki_safe_format_long_digits(unsigned long long value, int base) {
  if (base == 10)
    return value < 10ull ? 1
             : value < 100ull ? 2
             : value < 1000ull ? 3
             : value < 10000ull ? 4
             : value < 100000ull ? 5
             : value < 1000000ull ? 6
             : value < 10000000ull ? 7
             : value < 100000000ull ? 8
             : value < 1000000000ull ? 9
             : value < 10000000000ull ? 10
             : value < 100000000000ull ? 11
             : value < 1000000000000ull ? 12
             : value < 10000000000000ull ? 13
             : value < 100000000000000ull ? 14
             : value < 1000000000000000ull ? 15
             : value < 10000000000000000ull ? 16
             : value < 100000000000000000ull ? 17
             : value < 1000000000000000000ull ? 18
             : value < 10000000000000000000ull ? 19
             : 20;
  if (base == 16)
    return value < 16ull ? 1
             : value < 256ull ? 2
             : value < 4096ull ? 3
             : value < 65536ull ? 4
             : value < 1048576ull ? 5
             : value < 16777216ull ? 6
             : value < 268435456ull ? 7
             : value < 4294967296ull ? 8
             : value < 68719476736ull ? 9
             : value < 1099511627776ull ? 10
             : value < 17592186044416ull ? 11
             : value < 281474976710656ull ? 12
             : value < 4503599627370496ull ? 13
             : value < 72057594037927936ull ? 14
             : value < 1152921504606846976ull ? 15
             : 16;
  return value < 8ull ? 1
             : value < 64ull ? 2
             : value < 512ull ? 3
             : value < 4096ull ? 4
             : value < 32768ull ? 5
             : value < 262144ull ? 6
             : value < 2097152ull ? 7
             : value < 16777216ull ? 8
             : value < 134217728ull ? 9
             : value < 1073741824ull ? 10
             : value < 8589934592ull ? 11
             : value < 68719476736ull ? 12
             : value < 549755813888ull ? 13
             : value < 4398046511104ull ? 14
             : value < 35184372088832ull ? 15
             : value < 281474976710656ull ? 16
             : value < 2251799813685248ull ? 17
             : value < 18014398509481984ull ? 18
             : value < 144115188075855872ull ? 19
             : value < 1152921504606846976ull ? 20
             : value < 9223372036854775808ull ? 21
             : 22;
}
