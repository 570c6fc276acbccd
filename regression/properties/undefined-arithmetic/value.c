int __VERIFIER_nondet_int(void);
float __VERIFIER_nondet_float(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  float f = __VERIFIER_nondet_float();
  int shifted = 1 << n;
  int converted = (int)f;
  __CPROVER_assert(n != 40 || shifted == 256, "shifted");
  __CPROVER_assert(f < 1e20f || converted == 0, "converted");
  __CPROVER_assert(shifted != 256 || converted != 3, "possible");
  __CPROVER_assert(n != 40, "not looked at");
}
