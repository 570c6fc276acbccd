/* The same holds of addresses as numbers. */
#include <stdint.h>

void reach_error(void);

int a[2], b[2];

int main(void) {
  uintptr_t end = (uintptr_t)(a + 2);
  uintptr_t start = (uintptr_t)b;
  if ((uintptr_t)a == start || (uintptr_t)(a + 1) == start) {
    reach_error();
  }
#ifdef BUG
  if (end == start) {
    reach_error();
  }
#endif
  char *high = (char *)UINTPTR_MAX;
  char *low = (char *)1000;
  if (high < low) {
    reach_error();
  }
}
