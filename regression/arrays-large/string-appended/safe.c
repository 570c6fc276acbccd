/* Two strings behind each other. */
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
char t[MOST + 1];
char both[2 * MOST + 2];

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    s[i] = input();
    t[i] = input();
  }
  s[n] = 0;
  t[n] = 0;
  int i = 0;
  while (s[i] != 0) {
    both[i] = s[i];
    i++;
  }
  int j = 0;
  while (t[j] != 0) {
    both[i + j] = t[j];
    j++;
  }
  both[i + j] = 0;
  int x = input();
  if (x >= 0 && x < i) {
    __CPROVER_assert(both[x] == s[x], "first");
  }
  if (x >= 0 && x < j) {
    __CPROVER_assert(both[i + x] == t[x], "second");
  }
  return 0;
}
