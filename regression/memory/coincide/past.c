/* One past the end of one object may be the start of another (C11 6.5.9p6), never of its inside. */
void reach_error(void);

int main(void) {
  int a[2] = {0, 0};
  int b[2] = {0, 0};
  int *end = a + 2;
  int twice = end == b;
  if (twice != (end == b)) {
    reach_error();
  }
  if (a == b || a + 1 == b || b + 1 == a || &a[1] == &b[1]) {
    reach_error();
  }
#ifdef BUG
  if (end == b) {
    reach_error();
  }
#endif
  int n = 0;
  for (int *p = a; p != end; p++) {
    n++;
  }
  if (n != 2) {
    reach_error();
  }
}
