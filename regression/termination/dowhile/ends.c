unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned char n = __VERIFIER_nondet_uchar();
  do {
    if (n == 0)
      continue;
    n--;
  } while (n > 0);
  return 0;
}
