// A pointer from outside may be that of a static object, as well as one that nobody outside knows.
struct node { int n; struct node *next; };
struct node *outside(void);
struct node g = {1, 0};
void *malloc(unsigned long);
int main(void) {
  struct node *p = malloc(sizeof *p);
  if (p == 0)
    return 0;
  struct node *q = outside();
  __CPROVER_assert(q != &g && q != p, "");
}
