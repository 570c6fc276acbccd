#include <errno.h>
#include <fcntl.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  int file = open("name", O_RDONLY);
  int flags = fcntl(file, F_GETFL);
  __CPROVER_assert(flags >= 0, "no file, no flags");
  __CPROVER_assert(flags >= -1, "flags or an error");
  int copy = fcntl(file, F_DUPFD, 3);
  __CPROVER_assert(copy >= -1, "a descriptor or an error");
}
