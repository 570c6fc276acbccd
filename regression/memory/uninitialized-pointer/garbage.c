int __VERIFIER_nondet_int(void);

/* Rows may be anything, so they need not be NULL, and what is in them is of no importance. */
int main(void) {
  int **rows;
  int a[4];
  int i = __VERIFIER_nondet_int();
  if (i >= 0)
    a[i] = rows[i][i];
  return 0;
}
