/* Each iteration has an array of another length. */
static int count(int n, const int *a) {
  int found = 0;
  for (int i = 0; i < n; i++) {
    found += a[i] != 0;
  }
  return found;
}

int main(void) {
  for (int n = 1; n < 100; n++) {
    int a[n];
    for (int i = 0; i < n; i++) {
      a[i] = 0;
    }
    if (count(n, a) > n) {
      return 1;
    }
  }
  return 0;
}
