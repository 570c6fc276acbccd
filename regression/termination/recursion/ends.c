int __VERIFIER_nondet_int(void);

/* Lexicographic: the second argument may grow when the first decreases. */
static int descend(int m, int n) {
  if (m <= 0)
    return n + 1;
  if (n <= 0)
    return descend(m - 1, 1);
  int inner = descend(m, n - 1);
  return descend(m - 1, inner);
}

int main(void) {
  int m = __VERIFIER_nondet_int();
  int n = __VERIFIER_nondet_int();
  return descend(m, n) > 0;
}
