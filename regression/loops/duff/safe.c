unsigned nondet_unsigned(void);

/* A jump into the middle of a loop by a switch around it. */
int main(void) {
  unsigned count = nondet_unsigned();
  __CPROVER_assume(count > 0 && count <= 10);
  unsigned done = 0;
  unsigned rounds = (count + 2) / 3;
  switch (count % 3) {
  case 0:
    do {
      done++;
  case 2:
      done++;
  case 1:
      done++;
    } while (--rounds > 0);
  }
  __CPROVER_assert(done == count, "all done");
  return 0;
}
