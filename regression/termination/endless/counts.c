unsigned __VERIFIER_nondet_uint(void);

/* Comes back to no state for a long time, but the end is out of reach. */
int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned long long x = 0;
  unsigned even = n * 2;
  while (even % 2 == 0) {
    x++;
    even += 2;
  }
  return 0;
}
