unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned char n = __VERIFIER_nondet_uchar();
again:
  if (n > 100) {
    n -= 2;
    goto again;
  }
  if (n > 50) {
    n--;
    goto again;
  }
  return 0;
}
