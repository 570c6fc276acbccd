/* Locals of calls that are over may have been where other locals are. */
void reach_error(void);

static int *escaped(void) {
  int local = 1;
  int *p = &local;
  return p;
}

static int *other(void) {
  int local = 1;
  int *p = &local;
  return p;
}

int main(void) {
  int *p = escaped();
  int *q = other();
  int mine = 0;
  int *own = &mine;
  if (own == 0 || own != &mine) {
    reach_error();
  }
#if BUG == 1
  if (p == q) {
    reach_error();
  }
#elif BUG == 2
  if (p != q) {
    reach_error();
  }
#elif BUG == 3
  if (p < q) {
    reach_error();
  }
#elif BUG == 4
  if (p - q != 0) {
    reach_error();
  }
#endif
}
