int main(void) {
  volatile double zero = 0;
  double nan = zero / zero;
  __CPROVER_assert(nan == nan, "no number");
}
