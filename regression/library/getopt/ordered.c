// Neither depends on the environment where the first character of the options says so.
#include <assert.h>
#include <getopt.h>

int main(void) {
  char *v[] = {"p", "file", "-v", 0};
  int verbose = 0, others = 0, c;
  while ((c = getopt(3, v, "-v")) != -1) {
    verbose += c == 'v';
    others += c == 1;
  }
  assert(verbose == 1 && others == 1 && optind == 3);
}
