#include <unistd.h>

int main(void) {
  __CPROVER_assert(getpid() == 1, "the first process");
}
