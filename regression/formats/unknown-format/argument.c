#include <stdio.h>
int main(int argc, char **argv) {
  if (argc > 1)
    printf(argv[1], argc);
  return 0;
}
