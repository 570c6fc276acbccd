#include <stdio.h>
int main(void) {
  const char *p = 0;
  fprintf(stdout, "%s\n", p);
  return 0;
}
