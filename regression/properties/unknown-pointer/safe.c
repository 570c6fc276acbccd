extern unsigned nondet(void);
int main(void) {
  int **rows, copy[9];
  unsigned n = nondet();
  for (unsigned i = 0; i < n && n <= 3; i++) {
    for (unsigned j = 0; j < n; j++)
      copy[i * 3 + j] = rows[i][j];
  }
  return 0;
}
