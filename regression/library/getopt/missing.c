#include <getopt.h>

int main(int argc, char **argv) {
  char *v[] = {"p", "-s", 0};
  int c = getopt(2, v, "s:");
  if (c == 's')
    return *optarg;
  return *optarg; // there is no argument
}
