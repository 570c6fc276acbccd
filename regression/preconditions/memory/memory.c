#include <stddef.h>

struct buffer {
  int length;
  int *next;
  int bytes[8];
};

int element(int i) {
  int a[100] = {0};
  return a[i];
}

int fill(int n) {
  int a[10];
  int sum = 0;
  for (int i = 0; i < n; i++) {
    a[i] = i;
    sum += a[i];
  }
  return sum;
}

int read(int *p) { return *p; }

int guarded(int *p) { return p ? *p : 0; }

int last(struct buffer *b) { return b->bytes[b->length]; }

int behind(struct buffer *b) { return b->next == NULL ? 0 : *b->next; }
