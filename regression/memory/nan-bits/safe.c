int main(void) {
  volatile double zero = 0;
  double nan = zero / zero;
  long double one = 1;
  unsigned char *bytes = (unsigned char *)&one;
  __CPROVER_assert(nan != nan && !(nan < 1), "whichever it is");
  __CPROVER_assert(bytes[9] == 0x3f && bytes[8] == 0xff, "the exponent");
  bytes[9] |= 0x80;
  __CPROVER_assert(one == -1, "the sign");
}
