/* Two arrays agree on the part that was copied. */
int input(void);
int source[500];
int target[500];

int main(void) {
  for (int i = 0; i < 500; i++) {
    source[i] = input();
  }
  for (int i = 0; i < 500; i++) {
    target[i] = source[i];
  }
  int x = input();
  if (x >= 0 && x < 500) {
    __CPROVER_assert(target[x] == source[x], "copied");
  }
  return 0;
}
