#include <assert.h>
#include <string.h>
#include <wchar.h>

int main(void) {
  mbstate_t state;
  memset(&state, 1, sizeof(state));
  assert(!mbsinit(&state));
  return 0;
}
