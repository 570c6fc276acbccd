#include <fcntl.h>

int main(void) {
  struct flock lock;
  fcntl(0, F_GETLK, &lock);
  __CPROVER_assert(lock.l_type == F_UNLCK, "what it writes is not known");
}
