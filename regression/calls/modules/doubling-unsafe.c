// Each function calls the one before twice, so the last one stands for many calls of the first.
int nondet_int(void);
static int low, high;

static int f0(int x) {
  if (x < low) {
    low = x < 0 ? 0 : x;
  }
  high = x > 100 ? 100 : 0;
  return x > 100 ? 100 : x;
}
#define LEVEL(n, m)               \
  static int f##n(int x) {        \
    int a = f##m(x);              \
    int b = f##m(a);              \
    return a < b ? a : b;         \
  }
LEVEL(1, 0) LEVEL(2, 1) LEVEL(3, 2) LEVEL(4, 3) LEVEL(5, 4)
LEVEL(6, 5) 
 


int main(void) {
  int r = f6(nondet_int());
  __CPROVER_assert(r <= 99, "bounded");
  __CPROVER_assert(high == 0, "a global that callees change");
}
