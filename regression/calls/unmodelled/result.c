#include <assert.h>
#include <wctype.h>

int main(void) {
  assert(iswdigit(L'5'));
}
