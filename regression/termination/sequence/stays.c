unsigned __VERIFIER_nondet_uint(void);

/* The last loop comes to rest at one. */
int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned i = 0;
  while (i < 3)
    i++;
again:
  if (n > 0) {
    n = (n + 1) / 2;
    goto again;
  }
  return 0;
}
