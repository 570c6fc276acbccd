/* A function from outside is like one without a body: it does not change what the program has. */
struct device {
  int (*start)(int);
};
struct device *find(void);
static int locked;

int main(void) {
  locked = 1;
  int result = find()->start(2);
  if (result < 0) locked = 2;
  __CPROVER_assert(locked != 0, "after the call");
  return 0;
}
