int __VERIFIER_nondet_int(void);

int main(void) {
  int n = 0;
  if (__VERIFIER_nondet_int())
    goto b;
a:
  n++;
b:
  n++;
  if (n < 9)
    goto a;
  __CPROVER_assert(n != 9, "entered at b");
  return 0;
}
