/* Stops before the first element. */
int input(void);

int main(void) {
  unsigned char image[4096];
  int n = input();
  __CPROVER_assume(n > 0 && n <= 4096);
  for (int i = n - 1; i > 0; i--) {
    image[i] = (unsigned char)i & 15;
  }
  int x = input();
  if (x >= 0 && x < n) {
    __CPROVER_assert(image[x] <= 15, "bounded");
  }
  return 0;
}
