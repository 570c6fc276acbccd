// SPDX-License-Identifier: Apache-2.0
// A list is built, filtered and walked over; memory accesses are checked.
extern int nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
extern void __CPROVER_assert(_Bool, const char *);
struct node {
  int value;
  struct node *next;
};
int main(void) {
  struct node *head = 0;
  int kept = 0;
  for (int i = 0; i < 4; i++) {
    struct node *fresh = malloc(sizeof *fresh);
    fresh->value = nondet_int();
    fresh->next = head;
    head = fresh;
  }
  struct node **at = &head;
  while (*at) {
    struct node *here = *at;
    if (here->value < 0) {
      *at = here->next;
      free(here);
    } else {
      at = &here->next;
      kept++;
    }
  }
  int seen = 0;
  for (struct node *n = head; n; n = n->next) {
    __CPROVER_assert(n->value >= 0, "only kept ones");
    seen++;
  }
  __CPROVER_assert(seen == kept, "all kept ones");
  return 0;
}
