#include <assert.h>
#include <stdlib.h>

int main(void) {
  char *text = malloc(2);
  text[0] = 'a';
  __CPROVER_is_zero_string(text) = 1;
  __CPROVER_zero_string_length(text) = 1;
  assert(text[1] == 0);
  return 0;
}
