// Functions called through pointers, which change a global.
int nondet_int(void);
static int total;
static void more(void) { total = total < 5 ? total + 1 : total; }
static void less(void) { total = total > 0 ? total - 1 : total; }
static void apply(void (*f)(void)) {
  f();
  f();
}
int main(void) {
  apply(nondet_int() ? more : less);
  apply(nondet_int() ? more : less);
  __CPROVER_assert(total >= 0 && total <= 3, "");
}
