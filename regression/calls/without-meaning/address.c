/* The assembly gets the address of a variable as a number. */
static int x;

int main(void) {
  __asm__ volatile("movl $1, (%0)" : : "r"((long)&x) : "memory");
  __CPROVER_assert(x == 0, "after the assembly");
  return 0;
}
