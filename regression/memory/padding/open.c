#include <string.h>

struct pair {
  char key;
  int value;
};

int main(void) {
  struct pair first = {1, 2};
  struct pair second = {1, 2};
  __CPROVER_assert(memcmp(&first, &second, sizeof first) == 0, "bytes between the members, too");
}
