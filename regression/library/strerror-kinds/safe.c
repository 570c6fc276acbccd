// POSIX's function, which returns a number, beside a file that calls the one of glibc
#define _POSIX_C_SOURCE 200809L
#include <assert.h>
#include <string.h>

const char *text(int number, char *buffer, size_t size);

int main(void) {
  char buffer[8];
  int result = strerror_r(2, buffer, sizeof buffer);
  assert(result >= 0);
  assert(strlen(buffer) < sizeof buffer);
  char other[8];
  const char *known = text(2, other, sizeof other);
  assert(known != 0);
}
