unsigned char nondet_uchar(void);

int main(void) {
  int total = 0;
  int last = 0;
  for (int a = 0; a < 3; a++) {
    int inner = 0;
    for (int b = 0; b < nondet_uchar() % 3; b++) {
      int most = 0;
      while (most < 2)
        most++;
      __CPROVER_assert(most == 2, "innermost");
      inner = most;
    }
    last = inner;
    total = total < 100 ? total + inner : total;
  }
  __CPROVER_assert(last == total && last == 0 || total == 2, "last");
  __CPROVER_assert(total >= 0, "total");
  return 0;
}
