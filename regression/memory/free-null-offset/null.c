#include <stdlib.h>

int main(void) {
  free((int *)NULL + 1);
}
