int __VERIFIER_nondet_int(void);

/* The pointer was never set: adding to it makes it point to no object still. */
int main(void) {
  int *numbers;
  int n = __VERIFIER_nondet_int();
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += *((char *)&numbers[i] + 2);
  return sum;
}
