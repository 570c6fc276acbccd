#include <stddef.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int numbers[4];
  int count = 0;
  for (int *p = numbers; p < numbers + 4; p++)
    count++;
  char *text = malloc(10);
  memmove(text, text + 1, 4);
  ptrdiff_t length = text + 10 - text;
  int *none = 0, *other = 0;
  return none < other || length != count + 6;
}
