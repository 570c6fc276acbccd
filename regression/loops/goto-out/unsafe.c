int nondet_int(void);

int main(void) {
  int i, j, k = 0;
  int found = 0;
  for (i = 0; i < 5; i++) {
    for (j = 0; j < 5; j++) {
      for (k = 0; k < 2; k++) {
        if (nondet_int() == i + j) {
          found = 1;
          goto out;
        }
      }
      if (nondet_int())
        goto next;
    }
  next:;
  }
out:
  __CPROVER_assert(found == 0 || i < 5, "left early");
  __CPROVER_assert(found == 1 || k == 0, "left late");
  return 0;
}
