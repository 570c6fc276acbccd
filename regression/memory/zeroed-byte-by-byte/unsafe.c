#include <stddef.h>

struct buffer {
  size_t length;
  char *bytes;
  size_t capacity;
};

static void clear(void *object, size_t size) {
  unsigned char *p = object;
  for (size_t i = 0; i < size; i++) {
    p[i] = 0;
  }
}

int main(void) {
  char text[3];
  struct buffer b = {3, text, 3};
  clear(&b, offsetof(struct buffer, capacity) - 1);
  __CPROVER_assert(b.length == 0 && b.capacity == 0, "not the capacity");
  return 0;
}
