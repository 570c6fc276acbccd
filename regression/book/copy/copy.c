#include <assert.h>

void copy_field(const char *line, int length, int start, char *field) {
  __CPROVER_assume(0 < start && start < length);
  int at = start;
  while (at != length - 1) {
    if (line[at] == ';')
      break;
    assert(at < length);
    field[at - start] = line[at];
    ++at;
  }
}
