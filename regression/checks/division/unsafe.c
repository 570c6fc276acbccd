unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned parts = 8;
  while (__VERIFIER_nondet_uint()) {
    if (parts > 0) {
      parts--;
    }
  }
  return 1000 / parts;
}
