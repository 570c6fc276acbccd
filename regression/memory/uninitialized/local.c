int __VERIFIER_nondet_int(void);

int main(void) {
  int x;
  int n = __VERIFIER_nondet_int();
  for (int i = 0; i < n; i++)
    x = i;
  if (n > LEAST)
    return x;
  return 0;
}
