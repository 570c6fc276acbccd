unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  int even = 0, odd = 0, other = 0, n = 0;
  while (n < 4) {
    n++;
    switch (__VERIFIER_nondet_uchar()) {
    case 0:
    case 2:
      even++;
      continue;
    case 1:
      odd++;
      break;
    default:
      other++;
    }
    __CPROVER_assert(odd + other >= 1, "continue skips this");
  }
  __CPROVER_assert(even + odd + other == 4, "each iteration counted once");
  return 0;
}
