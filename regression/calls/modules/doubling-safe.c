// Each function calls the one before twice, so the last one stands for a million calls of the first.
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
LEVEL(6, 5) LEVEL(7, 6) LEVEL(8, 7) LEVEL(9, 8) LEVEL(10, 9)
LEVEL(11, 10) LEVEL(12, 11) LEVEL(13, 12) LEVEL(14, 13) LEVEL(15, 14)
LEVEL(16, 15) LEVEL(17, 16) LEVEL(18, 17) LEVEL(19, 18) LEVEL(20, 19)

int main(void) {
  int r = f20(nondet_int());
  __CPROVER_assert(r <= 100, "bounded");
  __CPROVER_assert(high >= 0 && high <= 100, "a global that callees change");
}
