// A jump into the scope of such a variable is refused.
static void leave(int *p) {}

int main(int argc, char **argv) {
  switch (argc) {
    __attribute__((cleanup(leave))) int x;
  case 1:
    x = 1;
  }
}
