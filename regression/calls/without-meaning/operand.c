/* Assembly may write a variable in memory that it gets as an operand to read. */
static int x;

int main(void) {
  __asm__ volatile("movl $1, %0" : : "m"(x) : "memory");
  __CPROVER_assert(x == 0, "after the assembly");
  return 0;
}
