#include <assert.h>
#include <errno.h>
#include <stdlib.h>

int main(void) {
  errno = 0;
  assert(strtol("12", NULL, 10) == 12 && errno == 0);
  strtoull("99999999999999999999999", NULL, 10);
  assert(errno == ERANGE);
}
