// Only a pointer to the allocated object makes it fail.
struct node { int n; struct node *next; };
struct node *outside(void);
void *malloc(unsigned long);
int main(void) {
  struct node *p = malloc(sizeof *p);
  if (p == 0)
    return 0;
  struct node *q = outside();
  __CPROVER_assert(q != p, "");
}
