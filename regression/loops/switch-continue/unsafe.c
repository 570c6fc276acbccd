unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  int even = 0, n = 0;
  while (n < 4) {
    n++;
    switch (__VERIFIER_nondet_uchar()) {
    case 0:
    case 2:
      even++;
      continue;
    default:
      break;
    }
    __CPROVER_assert(even != 3, "three continues first");
  }
  return 0;
}
