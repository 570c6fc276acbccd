/* The assembly gets a number, by which it reaches no variable. */
static int x;
int number(void);

int main(void) {
  int n = number();
  __asm__ volatile("lock; addl %0, 8(%%rsp)" : : "Ir"(n) : "memory");
  __CPROVER_assert(x == 0, "after the assembly");
  return 0;
}
