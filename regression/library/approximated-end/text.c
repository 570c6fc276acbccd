#include <string.h>

int main(void) {
  char copy[3];
  strcpy(copy, strerror(2));
}
