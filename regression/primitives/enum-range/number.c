enum colour { RED = 1, GREEN, BLUE = 7 };

unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n >= 1 && n < 4) {
    enum colour c = n;
  }
}
