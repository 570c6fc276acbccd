void insertion_sort(int *values, int size) {
#ifndef ANY_SIZE
  __CPROVER_assume(size >= 0);
#endif
  for (int sorted = 0; sorted < size - 1; sorted++) {
    for (int i = 0; i < size - sorted - 1; i++) {
      if (values[i] > values[i + 1]) {
        int held = values[i];
        values[i] = values[i + 1];
        values[i + 1] = held;
      }
    }
  }
}
