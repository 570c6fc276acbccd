/* A copy of a string. */
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

int main(void) {
  int n = size();
  for (int i = 0; i < n; i++) {
    s[i] = input();
  }
  s[n] = 0;
  int i = 0;
  while (s[i] != 0) {
    t[i] = s[i];
    i++;
  }
  t[i] = 0;
  int x = input();
  if (x >= 0 && x <= i) {
    __CPROVER_assert(t[x] == s[x], "copied");
  }
  return 0;
}
