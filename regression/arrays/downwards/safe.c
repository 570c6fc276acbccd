/* A loop that runs from the end to the start. */
int input(void);

int main(void) {
  unsigned char image[4096];
  for (int i = 4095; i >= 0; i--) {
    image[i] = (unsigned char)i & 15;
  }
  int x = input();
  if (x >= 0 && x < 4096) {
    __CPROVER_assert(image[x] <= 15, "bounded");
  }
  return 0;
}
