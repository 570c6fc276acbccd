int __VERIFIER_nondet_int(void);

int main(void) {
  int i = 0, found = 0;
  for (;;) {
    if (i == 10)
      break;
    if (__VERIFIER_nondet_int()) {
      found = 1;
      break;
    }
    i++;
  }
  __CPROVER_assert(found || i == 10, "left by one of the two exits");
  return 0;
}
