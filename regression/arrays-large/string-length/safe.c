/* The length of a string. */
#define MOST 100000
int input(void);

/* How many elements are in use. */
static int size(void) {
#ifdef SYMBOLIC
  int n = input();
  __CPROVER_assume(n > 1 && n <= MOST);
  return n;
#else
  return MOST;
#endif
}

char s[MOST + 1];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    s[i] = input();
  }
  s[n] = 0;
  int length = 0;
  while (s[length] != 0) {
    length++;
  }
  int x = input();
  if (x >= 0 && x < length) {
    __CPROVER_assert(s[x] != 0, "not the end");
  }
  __CPROVER_assert(length <= n, "inside");
  return 0;
}
