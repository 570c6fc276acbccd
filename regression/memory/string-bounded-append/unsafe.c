/* At most room characters are appended to a string that leaves one less. */
#include <stdlib.h>
int input(void);

static void append(char *to, const char *from, unsigned room) {
  while (*to != 0) {
    to++;
  }
  while (room > 0 && *from != 0) {
    *to++ = *from++;
    room--;
  }
  *to = 0;
}

int main(void) {
  int size = input(), room = input(), length = input();
  if (room < 1 || length < 1 || size <= room || size > 1000000) {
    return 0;
  }
  char *to = malloc(size);
  char *from = malloc(length);
  if (to == NULL || from == NULL) {
    return 0;
  }
  to[size - room] = 0;
  from[length - 1] = 0;
  append(to, from, room);
  return 0;
}
