int nondet_int(void);

#define HALVE(x) ((x) / 2)

int main(void) {
  int d = nondet_int();
  int n = 0;
  if (d != 0) {
#pragma CPROVER check push
#pragma CPROVER check enable "div-by-zero"
    n = HALVE(10) / d;
  }
#ifdef WRONG
  n += 10 / d;
#endif
#pragma CPROVER check pop
  return n + 1 / d;
}
