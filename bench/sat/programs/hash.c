// SPDX-License-Identifier: Apache-2.0
// A multiplicative hash over five bytes: is a given value ever reached?
extern unsigned char nondet_uchar(void);
extern void __CPROVER_assert(_Bool, const char *);
int main(void) {
  unsigned short hash = 0x9dc5;
  for (int i = 0; i < 5; i++) {
    unsigned char c = nondet_uchar();
    if (c < 'a' || c > 'z')
      c = 'a';
    hash = (unsigned short)((hash ^ c) * 0x0193);
    hash ^= hash >> 5;
  }
  __CPROVER_assert(hash != 0x5a17, "not reached");
  return 0;
}
