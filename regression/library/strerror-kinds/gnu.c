// glibc's function, which returns the text
#define _GNU_SOURCE
#include <string.h>

const char *text(int number, char *buffer, size_t size) {
  return strerror_r(number, buffer, size);
}
