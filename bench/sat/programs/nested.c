// SPDX-License-Identifier: Apache-2.0
// Nested loops over a table with an early way out.
extern int nondet_int(void);
extern void __CPROVER_assert(_Bool, const char *);
int main(void) {
  int n = nondet_int() & 15, total = 0, rows = 0;
  for (int i = 0; i < n; i++) {
    int row = 0;
    for (int k = 0; k <= i; k++) {
      row += k;
      if (nondet_int())
        break;
    }
    __CPROVER_assert(row <= i * (i + 1) / 2, "a row is no greater than its full sum");
    total += row;
    rows++;
  }
  __CPROVER_assert(rows == n, "all rows");
  __CPROVER_assert(total >= 0, "no negative total");
  return 0;
}
