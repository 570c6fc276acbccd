/* What is asserted inside of the loop that exchanges elements reads them through positions it computes. */
int a[1000];

int main(void) {
  for (int i = 0; i < 1000; i++) {
    int s = i;
    for (int k = i + 1; k < 1000; k++) {
      if (a[k] < a[s]) {
        s = k;
      }
    }
    if (s != i) {
      int t = a[s];
      a[s] = a[i];
      a[i] = t;
    }
    for (int x = i; x < 1000; x++) {
      __CPROVER_assert(a[x] >= a[i], "least");
    }
  }
  return 0;
}
