#include <assert.h>

unsigned _BitInt(9) nondet_nine(void);

int main() {
  auto nine = nondet_nine();
  assert(nine < 511uwb);
}
