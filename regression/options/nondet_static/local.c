static int next(void) {
  static int last = 5;
  return last++;
}

int main(void) {
  __CPROVER_assert(next() >= 5, "holds only when nothing ran before");
  return 0;
}
