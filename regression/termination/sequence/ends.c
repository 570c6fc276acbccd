unsigned __VERIFIER_nondet_uint(void);

/* One loop after another, one inside another, and a loop of gotos. */
int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned i = 0;
  while (i < n)
    i++;
  do {
    unsigned j = i;
    while (j > 0)
      j--;
    i--;
  } while (i < n && i > 0);
again:
  if (n > 7) {
    n = n / 2;
    goto again;
  }
  return 0;
}
