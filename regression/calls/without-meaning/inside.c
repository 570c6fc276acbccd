/* The function is one of the program, but is called by another type. */
struct device {
  int (*start)(int);
};
static int locked;

static long unlock(void) {
  locked = 0;
  return 1;
}
static struct device own = {(int (*)(int))unlock};
static struct device *device = &own;

int main(void) {
  locked = 1;
  int result = device->start(2);
  if (result < 0) locked = 2;
  __CPROVER_assert(locked != 0, "after the call");
  return 0;
}
