unsigned char __VERIFIER_nondet_uchar(void);

/* An odd step meets every value sooner or later. */
int main(void) {
  unsigned char x = __VERIFIER_nondet_uchar();
  while (x != 0)
    x++;
  return 0;
}
