int nondet_int(void);

int main(void) {
  int n = nondet_int();
  int sum = 0;
  for (int i = 0; i < n; i++) {
    int j = 0;
    do {
      sum += 1;
      j++;
    } while (j < 3);
  }
  __CPROVER_assert(sum <= 6, "at most two rounds");
  return 0;
}
