unsigned nondet_unsigned(void);
unsigned long long nondet_long(void);
unsigned char __builtin_bitreverse8(unsigned char);
unsigned __builtin_rotateleft32(unsigned, unsigned);
int main(void) {
  unsigned x = nondet_unsigned();
  unsigned long long y = nondet_long();
  if (x != 0) {
    __CPROVER_assert((x << __builtin_clz(x) & 0x80000000u) != 0, "leading");
    __CPROVER_assert((x >> __builtin_ctz(x) & 1) == 1, "trailing");
  }
  __CPROVER_assert(__builtin_clzll(0x10ull) == 59 && __builtin_ctzll(0x10ull) == 4, "long");
  __CPROVER_assert(__builtin_rotateleft32(x, 8) == (x << 8 | x >> 24), "left");
  __CPROVER_assert(__builtin_rotateright16(0x1234, 4) == 0x4123, "right");
  __CPROVER_assert(__builtin_rotateleft64(y, 64) == y && __builtin_rotateleft8(0x81, 9) == 3, "modulo");
  __CPROVER_assert(__builtin_bitreverse8(0x12) == 0x48, "reversed");
  __CPROVER_assert(__builtin_bitreverse64(__builtin_bitreverse64(y)) == y, "twice");
  return 0;
}
