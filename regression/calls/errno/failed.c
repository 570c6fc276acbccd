#include <assert.h>
#include <errno.h>
#include <stdio.h>

int main(void) {
  errno = 0;
  FILE *f = fopen("file", "r");
  assert(f != NULL || errno == 0);
}
