// Attribute cleanup: a jump out of a block, and one back before the declaration, call it, too.
#include <assert.h>
int nondet_int(void);

static int sum;

static void add(int *p) {
  sum = 10 * sum + *p;
}

static void jump(int out) {
  int again = 1;
start:;
  __attribute__((cleanup(add))) int a = again + 1;
  {
    __attribute__((cleanup(add))) int b = 5;
    if (out)
      goto end;
    if (again--)
      goto start;
  }
end:;
}

int main(void) {
  int out = nondet_int();
  jump(out);
  assert(sum == (out ? 52 : 5251)); // at first a is 2, then 1
  assert(sum != 5251);
}
