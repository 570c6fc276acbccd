struct pair {
  int x, a[2];
};

static void set(int *p) {
  *p = 1;
}

int main(void) {
  const struct pair s = {1, {2, 3}};
  set((int *)&s.a[1]);
}
