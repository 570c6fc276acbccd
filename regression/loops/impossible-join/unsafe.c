/* The second call need not find what the first one has, since a variable changes in between. */
extern int nondet(void);
void __CPROVER_assert(_Bool, const char *);

int first;
int second;

static int ready(void) {
  if (first == 0)
    return 1;
  else if (second == 0)
    return 1;
  return 0;
}

int main(void) {
  int stopped = 0;
  while (nondet()) {
    first = nondet();
    second = nondet();
    while (1) {
      if (!ready())
        break;
      if (nondet())
        first = 1;
      else
        second = 1;
    }
    if (nondet())
      second = 0;
    if (!ready())
      stopped = 1;
    __CPROVER_assert(stopped, "nobody is ready");
  }
}
