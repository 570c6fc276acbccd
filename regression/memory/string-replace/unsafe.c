/* The loop looks for a character that the string need not have. */
#include <stdlib.h>
int input(void);

static void replace(char *s, char old, char new) {
  for (char *p = s; *p != old; p++) {
    if (*p == 0) {
      *p = new;
    }
  }
}

int main(void) {
  int n = input();
  if (n < 1) {
    return 0;
  }
  char *s = malloc(n);
  if (s == NULL) {
    return 0;
  }
  s[n - 1] = 0;
  replace(s, input(), input());
  return 0;
}
