unsigned __VERIFIER_nondet_uint(void);

/* The twin that meets its end. */
int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned x = n * 2;
  while (x != 77777778)
    x++;
  return 0;
}
