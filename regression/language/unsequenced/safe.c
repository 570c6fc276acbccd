struct node {
  struct node *next;
};

static int add(int a, int b) {
  return a + b;
}

int main(void) {
  int i = 0, j = 0, a[3] = {0, 0, 0};
  a[i++] = j++;
  i = add(i++, 2);
  __CPROVER_assert(i == 3, "arguments are complete before a call");
  i = (i++, i + 1);
  __CPROVER_assert(i == 5, "a comma gives an order");
  j = i++ && i++;
  __CPROVER_assert(i == 7 && j == 1, "so does &&");
  i = i ? (i++, i) : 0;
  i = j = i + 1;
  int *p = a, *q = a + 1;
  *p++ = *q++;
  struct node n = {0}, *h = &n;
  h = h->next = &n;
  __CPROVER_assert(i == 9 && j == 9 && h == n.next, "assigned from right to left");
}
