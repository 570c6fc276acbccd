#include <assert.h>
#include <wchar.h>

int main(void) {
  mbstate_t state = {0};
  assert(mbsinit(&state));
  assert(mbsinit(0));
  return 0;
}
