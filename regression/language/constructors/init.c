// SPDX-License-Identifier: Apache-2.0
#include <assert.h>
void prepare(void);
int ready(void);
int main(void) {
#ifdef WRONG
  assert(ready() != 1);
#else
  assert(ready() == 1);
#endif
  prepare();
  assert(ready() == 2);
  return 0;
}
