int __VERIFIER_nondet_int(void);
static const int table[2][2] = {{1, 2}, {3, 4}};
static int other[4];

int main(void) {
  int i = __VERIFIER_nondet_int();
  int *p = i > 3 ? (int *)table : other;
  p[3] = 0;
}
