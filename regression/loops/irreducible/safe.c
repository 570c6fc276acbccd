int __VERIFIER_nondet_int(void);

/* Two entries into the same cycle. */
int main(void) {
  int n = 0, in_a = 0;
  if (__VERIFIER_nondet_int())
    goto b;
a:
  in_a = 1;
  n++;
b:
  n++;
  if (n < 9)
    goto a;
  __CPROVER_assert(n == 9 || n == 10, "steps of two from one or two");
  return 0;
}
