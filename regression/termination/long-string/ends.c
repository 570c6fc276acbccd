/* The end that was written ends the loop. */
#define MOST 100000
int input(void);

/* How many characters may come before the end. */
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
#ifdef POINTER
  char *p = s;
  while (*p != 0) {
    p++;
  }
#else
  int length = 0;
  while (s[length] != 0) {
    length++;
  }
#endif
  return 0;
}
