unsigned char __VERIFIER_nondet_uchar(void);

/* An entry that is not set leads back, if it is chosen so. */
int main(void) {
  unsigned char next[4] = {2, 3, __VERIFIER_nondet_uchar(), 4};
  unsigned char i = 0;
  while (i < 4)
    i = next[i];
  return 0;
}
