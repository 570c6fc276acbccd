#include <string.h>

struct pair {
  char key;
  int value;
};

struct pair global = {1, 2};

static struct pair made(char key) {
  struct pair p = {key, 2};
  return p;
}

int main(void) {
  struct pair copy = made(1);
  struct pair other = copy;
  other.value++;
  __CPROVER_assert(copy.key == other.key && copy.value < other.value, "the members are known");
  struct pair first, second;
  memset(&first, 0, sizeof first);
  memset(&second, 0, sizeof second);
  __CPROVER_assert(memcmp(&first, &second, sizeof first) == 0, "set byte by byte");
  __CPROVER_assert(((char *)&global)[1] == 0, "static");
}
