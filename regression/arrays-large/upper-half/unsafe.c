/* The last element is not set. */
#define LENGTH 1000
int input(void);
int a[LENGTH];

int main(void) {
  for (int i = LENGTH / 2; i < LENGTH - 1; i++) {
    a[i] = 7;
  }
  int x = input();
  if (x >= LENGTH / 2 && x < LENGTH) {
    __CPROVER_assert(a[x] == 7, "set");
  }
  if (x >= 0 && x < LENGTH / 2) {
    __CPROVER_assert(a[x] == 0, "not set");
  }
  return 0;
}
