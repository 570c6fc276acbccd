// Attribute cleanup: the functions are called in the reverse order of declaration, after the value
// that is returned was computed, on every way out of a block.
#include <assert.h>
int nondet_int(void);

static int seen[8], count;

static void leave(int *p) {
  seen[count++] = *p;
}

#define LEAVE __attribute__((cleanup(leave)))

static int returns(int early) {
  LEAVE int a = 1;
  {
    LEAVE int b = 2, c = 3;
    if (early)
      return a + b + c + count;
  }
  a = 9;
  return count;
}

static void loops(void) {
  for (int i = 0; i < 3; i++) {
    LEAVE int x = i;
    if (i == 1)
      continue;
    if (i == 2)
      break;
  }
}

static int expression(void) {
  return ({ LEAVE int t = 4; t + 1; });
}

int main(void) {
  int early = nondet_int() != 0;
  int result = returns(early);
  assert(result == (early ? 6 : 2));
  assert(count == 3 && seen[0] == 3 && seen[1] == 2);
  assert(seen[2] == (early ? 1 : 9));
  count = 0;
  loops();
  assert(count == 3 && seen[0] == 0 && seen[1] == 1 && seen[2] == 2);
  count = 0;
  assert(expression() == 5 && count == 1 && seen[0] == 4);
}
