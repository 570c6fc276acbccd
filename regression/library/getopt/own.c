// The variables may be the program's own, and functions may be reached by their addresses only.
#include <assert.h>

int optind = 2;
extern char *optarg;
int getopt(int count, char *const *arguments, const char *options);
int (*take)(int, char *const *, const char *) = getopt;

int main(void) {
  char *v[] = {"p", "-a", "-bx", 0};
  assert(take(3, v, "ab:") == 'b');
  assert(optind == 3 && *optarg == 'x');
}
