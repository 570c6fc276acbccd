/* A copy needs as many bytes as the string's buffer has. */
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
  strcpy(t, s);
  t[strlen(s)] = 0;
  return 0;
}
