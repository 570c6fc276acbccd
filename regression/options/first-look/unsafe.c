/* The failure is found at once; for what is left, engines are started. */
int input(void);

int main(void) {
  int x = input();
  int low = x & 7;
  __CPROVER_assert(low < 8, "three bits");
  if (x == 123456) {
    __CPROVER_assert(low != 0, "not a multiple");
  }
  return 0;
}
