int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  long wide = (long)x * y;
  unsigned long area = (unsigned long)__VERIFIER_nondet_uint() * __VERIFIER_nondet_uint();
  if (-1000 <= x && x <= 1000 && -30000 <= y && y <= 30000)
    wide += x * y;
  return wide > (long)area;
}
