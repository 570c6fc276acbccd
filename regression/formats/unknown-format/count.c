#include <assert.h>
#include <stdio.h>
int main(int argc, char **argv) {
  int n = 0;
  if (argc > 1)
    printf(argv[1], &n);
  assert(n == 0);
  return 0;
}
