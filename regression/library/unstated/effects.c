#include <assert.h>
#include <sys/mman.h>

int main(void) {
  int x = 1;
  munmap(&x, sizeof x);
  return 0;
}
