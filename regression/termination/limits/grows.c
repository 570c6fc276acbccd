int __VERIFIER_nondet_int(void);

/* Every execution overflows: that is no reason to call it terminating. */
int main(void) {
  int sum = 0;
  unsigned count = 0;
  while (1) {
    sum = sum + 2;
    count++;
  }
  return 0;
}
