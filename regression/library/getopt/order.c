// In some environments (POSIXLY_CORRECT) options after other arguments are none.
#include <assert.h>
#include <getopt.h>

int main(void) {
  char *v[] = {"p", "file", "-v", 0};
  int verbose = 0;
  while (getopt(3, v, "v") == 'v')
    verbose++;
  assert(v[optind][0] == 'f');
  assert(verbose == 1);
}
