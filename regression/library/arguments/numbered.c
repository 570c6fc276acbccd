#include <stddef.h>

int main(int argc, char **argv) {
  if (argc < LEAST)
    return 1;
  if (argv[1][0] == '-' && argv[1][1] == 'x')
    return 2;
  __CPROVER_assert(argc != 2 || argv[2] == NULL, "NULL ends the arguments");
  __CPROVER_assert(argv[1] != argv[0], "each is its own string");
  return argv[0][0];
}
