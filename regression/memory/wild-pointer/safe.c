int __VERIFIER_nondet_int(void);

int main(void) {
  int numbers[3] = {1, 2, 3};
  int n = __VERIFIER_nondet_int();
  int sum = 0;
  for (int i = 0; i < n && i < 3; i++)
    sum += *((char *)&numbers[i] + 2);
  return sum;
}
