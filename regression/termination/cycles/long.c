unsigned char __VERIFIER_nondet_uchar(void);

/* Back after 256 iterations. */
int main(void) {
  unsigned char x = __VERIFIER_nondet_uchar();
  unsigned short y = __VERIFIER_nondet_uchar();
  while (y < 300)
    x++, y ^= x & 1;
  return 0;
}
