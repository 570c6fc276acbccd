// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  void *block = 0;
  int status = posix_memalign(&block, 16, 16);
  __CPROVER_assert(status == 0, "enough memory");
  free(block);
  status = posix_memalign(&block, 16, (size_t)-1);
  __CPROVER_assert(status == 0, "too large");
  char *line = 0;
  size_t room = 0;
  getline(&line, &room, stdin);
  line[0] = 'a';
  free(line);
  return 0;
}
