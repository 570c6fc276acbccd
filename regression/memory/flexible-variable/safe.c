struct list {
  int count;
  int items[];
};
struct text {
  long length;
  char first;
  char rest[];
};
struct nested {
  int tag;
  struct list last;
};

/* A flexible array has what the padding leaves room for. */
int main(void) {
  struct list empty = {0};
  struct text t;
  for (int i = 0; i < 7; i++) {
    t.rest[i] = 'x';
  }
  struct nested n = {1, {2}};
  struct list *p = &n.last;
  __CPROVER_assert(p->count == 2 && empty.count == 0, "members before the array are intact");
}
