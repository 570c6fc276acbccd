#include <stddef.h>
#include <stdio.h>
enum e { A };
int main(void) {
  char c = 'c';
  float f = 1;
  printf("%d %c %f %p %zu %u\n", A, c, f, (void *)&c, sizeof c, 1u);
  printf("%*d %-*.*f\n", 4, 1, 5, 2, 2.0);
  printf("no directive\n", 1);
  return 0;
}
