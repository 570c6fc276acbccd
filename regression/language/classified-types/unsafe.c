#include <assert.h>

int main(void) {
  int row[3] = {0};
  /* An array becomes a pointer first. */
  assert(__builtin_classify_type(row) == 14);
  return 0;
}
