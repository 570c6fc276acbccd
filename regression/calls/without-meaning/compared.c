/* The function comes from outside, but may be one of the program, which is called by another type. */
struct device {
  int (*start)(int);
};
struct device *find(void);
static int locked;

static long unlock(void) {
  locked = 0;
  return 1;
}

int main(void) {
  struct device *device = find();
  locked = 1;
  if (device->start == (int (*)(int))unlock) device->start(2);
  __CPROVER_assert(locked != 0, "after the call");
  return 0;
}
