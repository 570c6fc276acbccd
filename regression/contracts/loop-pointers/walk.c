int calls;

static void called(void) { calls++; }


struct node {
  struct node *next;
};

int main(void) {
  char text[8];
  char *p = text;
  while (p < text + 8)
    __CPROVER_loop_invariant(__CPROVER_same_object(p, text) && text <= p && p <= text + 8)
    __CPROVER_decreases(text + 8 - p)
  {
    *p = 'a';
    called();
    if (p == text + 5) continue;
    p++;
  }
  __CPROVER_assert(p == text + 8, "all of the text");
#ifdef CALLS
  __CPROVER_assert(calls == 0, "each iteration calls");
#endif
  struct node last = {0}, first = {&last};
  struct node *at = &first;
#ifdef LIST
  while (at)
    __CPROVER_loop_invariant(at == 0 || __CPROVER_same_object(at, &first))
    at = at->next;
  __CPROVER_assert(0, "the list ends");
#endif
  return 0;
}
