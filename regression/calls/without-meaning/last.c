/* What has no meaning is the last thing that a function does: its callers go on. */
int input(void);
static int locked;

static void change(void) { __asm__ volatile("movl $1, locked" : : : "memory"); }

static void choose(int c) {
  if (c) {
    change();
  } else {
    __CPROVER_assume(0);
  }
}

int main(void) {
  while (input()) {
    __CPROVER_assert(!locked, "in the next iteration");
    choose(1);
  }
  __CPROVER_assert(!locked, "after the loop");
  return 0;
}
