#include <assert.h>
#include <getopt.h>

int main(void) {
  char *v[] = {"p", "-v", "--size=3", "file", 0};
  static const struct option known[] = {
      {"size", required_argument, 0, 's'}, {"verbose", no_argument, 0, 'v'}, {0, 0, 0, 0}};
  int verbose = 0, size = 0, c;
  while ((c = getopt_long(4, v, "vs:", known, 0)) != -1) {
    if (c == 'v')
      verbose++;
    else if (c == 's')
      size = *optarg - '0';
    else
      assert(0);
  }
  assert(verbose == 1 && size == 3);
  assert(optind == 3 && v[optind][0] == 'f');
}
