int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }

int main(void) {
  __CPROVER_assert(factorial(6) == 720, "six");
  return 0;
}
