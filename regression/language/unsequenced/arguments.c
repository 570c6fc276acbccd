static int subtract(int a, int b) {
  return a - b;
}

int main(void) {
  int i = 0;
  int d = subtract(i, i++);
  __CPROVER_assert(d == 0, "undefined");
}
