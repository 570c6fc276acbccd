struct node {
  struct node *next;
};

/* A list with an end. */
int main(void) {
  struct node a, b, c;
  a.next = &b;
  b.next = &c;
  c.next = 0;
  for (struct node *p = &a; p; p = p->next)
    ;
  return 0;
}
