#include <assert.h>
#include <stdlib.h>

int main(void) {
  char *text = malloc(2);
  text[1] = 0;
  __CPROVER_is_zero_string(text) = 1;
  assert(__CPROVER_is_zero_string(text));
  assert(__CPROVER_buffer_size(text) == 2);
  return 0;
}
