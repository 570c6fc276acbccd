// SPDX-License-Identifier: Apache-2.0
// Two ways to reverse and to count the bits of a word.
extern unsigned nondet_uint(void);
extern void __CPROVER_assert(_Bool, const char *);
int main(void) {
  unsigned word = nondet_uint() & 0xffff, rest = word, reversed = 0;
  int count = 0;
  for (int i = 0; i < 16; i++) {
    reversed = reversed << 1 | (rest & 1);
    count += rest & 1;
    rest >>= 1;
  }
  unsigned fast = (word & 0x5555) << 1 | (word >> 1 & 0x5555);
  fast = (fast & 0x3333) << 2 | (fast >> 2 & 0x3333);
  fast = (fast & 0x0f0f) << 4 | (fast >> 4 & 0x0f0f);
  fast = (fast & 0x00ff) << 8 | (fast >> 8 & 0x00ff);
  __CPROVER_assert(fast == reversed, "reversed");
  unsigned pairs = word - (word >> 1 & 0x5555);
  pairs = (pairs & 0x3333) + (pairs >> 2 & 0x3333);
  pairs = (pairs + (pairs >> 4)) & 0x0f0f;
  __CPROVER_assert((int)((pairs + (pairs >> 8)) & 0x1f) == count, "counted");
  return 0;
}
