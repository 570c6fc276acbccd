int nondet_int(void);

int main(void) {
  int n = nondet_int();
  int passes = 0;
  do {
    passes++;
    if (passes >= 8)
      break;
  } while (passes < n);
  __CPROVER_assert(passes >= 1, "at least once");
  __CPROVER_assert(passes <= 8, "at most eight times");
  return 0;
}
