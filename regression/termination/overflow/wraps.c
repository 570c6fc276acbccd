unsigned __VERIFIER_nondet_uint(void);

/* Unsigned arithmetic does wrap around: the distance to 10 decreases through zero. */
int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  while (x != 10)
    x++;
  return 0;
}
