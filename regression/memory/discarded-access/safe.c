struct node {
  struct node *next;
  int f;
};

int main(void) {
  struct node a[2];
  int v[2] = {0, 0};
  struct node *q = a + 1;
  int *p = v;
  (--q)->f;
  (void)*p++;
  *p, *p++;
  (void)(p - 1)[0];
  &a[2];
  struct node *none = 0;
  sizeof(none->f);
}
