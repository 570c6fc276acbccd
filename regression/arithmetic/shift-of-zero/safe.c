unsigned char __VERIFIER_nondet_uchar(void);

/* The last rounds shift by the width or more, but nothing is left to shift. */
int main(void) {
  unsigned char x = __VERIFIER_nondet_uchar();
  unsigned i, sum = 0;
  for (i = 0; i < 32; i++)
    sum |= (x & (1u << i)) << (i + i);
  __CPROVER_assert((sum & 2) == 0, "no bit comes from nowhere");
  return 0;
}
