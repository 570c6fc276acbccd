unsigned char __VERIFIER_nondet_uchar(void);

/* From an even value an odd one is never met. */
int main(void) {
  unsigned char x = __VERIFIER_nondet_uchar();
  while (x != 1)
    x += 64;
  return 0;
}
