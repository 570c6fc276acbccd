#include <stddef.h>
struct buffer {
  size_t length;
  char *bytes;
  struct buffer *next;
};

/* kiki: b: non-null; b->length: in 0..8; b->bytes: non-null, 8 elements */
char last(struct buffer *b) {
  return b->length == 0 ? 0 : b->bytes[b->length - 1];
}

/* kiki: b: non-null; b->length: in 0..9; b->bytes: non-null, 8 elements */
char beyond(struct buffer *b) {
  return b->length == 0 ? 0 : b->bytes[b->length - 1];
}

/* A chain of two objects at most. */
size_t all(struct buffer *b) {
  size_t n = 0;
  for (; b != NULL; b = b->next)
    n += b->length;
  return n;
}

char compared(void *p) {
  if (p == NULL)
    return 0;
  return *(char *)p;
}
