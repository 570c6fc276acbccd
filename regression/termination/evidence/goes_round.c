unsigned char __VERIFIER_nondet_uchar(void);

/* Back after 256 iterations, which no unwinding shows. */
int main(void) {
  unsigned char x = __VERIFIER_nondet_uchar();
  while (x < 256)
    x++;
  return 0;
}
