// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  void *block = 0;
  if (posix_memalign(&block, 16, 16) == 0)
    *(int *)block = 1;
  else
    __CPROVER_assert(block == 0, "left as it was");
  free(block);
  block = 0;
  int status = posix_memalign(&block, 16, (size_t)-1);
  __CPROVER_assert(status == ENOMEM && block == 0, "too large");
  char *line = 0;
  size_t room = 0;
  if (getline(&line, &room, stdin) > 0)
    line[0] = 'a';
  free(line);
  line = 0;
  if (getdelim(&line, &room, ':', stdin) > 0)
    line[0] = 'a';
  free(line);
  return 0;
}
