// Four raises by seven each are one more than that.
int nondet_int(void);
static int level, most;
static void raise(int by) {
  level += by & 7;
  if (level > most)
    most = level;
}
static void twice(int by) {
  raise(by);
  raise(by);
}
int main(void) {
  while (nondet_int()) {
    level = most = 0;
    twice(nondet_int());
    int between = level;
    twice(nondet_int());
    __CPROVER_assert(between <= 14 && level <= 27, "bounds");
    __CPROVER_assert(most == level, "maximum");
  }
}
