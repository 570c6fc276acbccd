int nondet_int(void);

static int sum;

static void add(int *p) {
  sum = 10 * sum + *p;
}

int main(void) {
  int out = nondet_int();
  int again = 1;
start:;
  int a = again + 1;
  {
    int b = 5;
    add(&b);
    if (out)
      goto end;
    if (again--)
      goto start;
  }
end:
  add(&a);
  __CPROVER_assert(sum == (out ? 52 : 552), "a is that of the first time");
}
