unsigned char __VERIFIER_nondet_uchar(void);

/* 100 and 102 lead to each other. */
int main(void) {
  unsigned char n = __VERIFIER_nondet_uchar();
again:
  if (n > 100) {
    n -= 2;
    goto again;
  }
  if (n > 50) {
    n += 2;
    goto again;
  }
  return 0;
}
