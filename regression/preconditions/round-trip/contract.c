/* What --sufficient prints for these functions, and what is weaker by one. */
struct buffer {
  int length;
  int bytes[8];
};

int element(int i) {
  int a[100] = {0};
  return a[i];
}

int last(struct buffer *b) { return b->bytes[b->length]; }

int sum(int x, int y) { return x + y; }

#ifdef WEAKER
int element(int i) __CPROVER_requires(i >= 0 && i <= 100);
int last(struct buffer *b) __CPROVER_requires(b != 0 && b->length <= 7);
int sum(int x, int y) __CPROVER_requires(x + (long long)y <= 2147483647);
#else
int element(int i) __CPROVER_requires(i >= 0 && i <= 99);
int last(struct buffer *b) __CPROVER_requires(b != 0 && b->length >= 0 && b->length <= 7);
int sum(int x, int y) __CPROVER_requires(x + (long long)y >= (-2147483647 - 1) && x + (long long)y <= 2147483647);
#endif
