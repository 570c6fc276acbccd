#ifdef DISABLED
#pragma CPROVER check push
#pragma CPROVER check disable "pointer"
#endif
#include "included.h"
#ifdef DISABLED
#pragma CPROVER check pop
#endif

int main(void) {
  int *nothing = 0;
  return first(nothing);
}
