#define CELLS 12

unsigned nondet_unsigned(void);
int nondet_int(void);

int main(void) {
  unsigned rows = nondet_unsigned();
  unsigned columns = nondet_unsigned();
  __CPROVER_assume(rows <= CELLS && columns <= CELLS && rows * columns <= CELLS);
  int flat[CELLS];
  for (unsigned r = 0; r < rows; r++) {
    for (unsigned c = 0; c < columns; c++) {
#ifdef BUG
      unsigned index = r * rows + c;
#else
      unsigned index = r * columns + c;
#endif
      flat[index] = nondet_int();
    }
  }
  return 0;
}
