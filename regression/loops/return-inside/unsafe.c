int nondet_int(void);

static int find(int wanted) {
  for (int i = 0; i < 6; i++) {
    int j = 0;
    while (j < 3) {
      if (i * 3 + j == wanted)
        return i;
      j++;
    }
  }
  return -1;
}

int main(void) {
  int row = find(nondet_int());
  __CPROVER_assert(row >= -1 && row < 3, "row");
  return 0;
}
