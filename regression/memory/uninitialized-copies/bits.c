int nondet_int(void);
struct flags {
  unsigned low : 3;
  unsigned high : 5;
};

int main(void) {
  struct flags f, g;
  f.low = nondet_int() & 7;
#ifndef WRONG
  f.high = 2;
#endif
  g = f;
  return g.low + g.high;
}
