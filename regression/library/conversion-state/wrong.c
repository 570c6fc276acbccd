#include <assert.h>
#include <wchar.h>

int main(void) {
  mbstate_t state = {0};
  assert(!mbsinit(&state));
  return 0;
}
