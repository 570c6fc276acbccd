/* What a search finds lies before the end of the string. */
#include <stdlib.h>
#include <string.h>
int input(void);

int main(void) {
  int n = input();
  if (n < 1) {
    return 0;
  }
  char *s = malloc(n);
  char *t = malloc(n);
  if (s == NULL || t == NULL) {
    return 0;
  }
  s[n - 1] = 0;
  char *found = strchr(s, input());
  if (found != NULL) {
    memset(t, 0, found - s + 1);
  }
  return 0;
}
