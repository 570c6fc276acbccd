// The argument of the entry is any function, among them one whose address is taken elsewhere.
#include <assert.h>

static int identity(int n) { return n; }

void entry(int (*f)(int)) {
  assert(f(4) == 4 + BUG);
  if (f == identity) {
    assert(f(5) == 5);
  }
}

int main(void) {
  entry(identity);
  return 0;
}
