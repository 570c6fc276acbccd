unsigned char __VERIFIER_nondet_uchar(void);

/* continue goes to the condition, and zero passes it. */
int main(void) {
  unsigned char n = __VERIFIER_nondet_uchar();
  do {
    if (n == 0)
      continue;
    n--;
  } while (n < 9);
  return 0;
}
