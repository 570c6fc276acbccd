int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  long wide = ((long)x - 1) * ((long)y - 1) * 3;
  unsigned long area = ((unsigned long)__VERIFIER_nondet_uint() + 1) * ((unsigned long)__VERIFIER_nondet_uint() + 1);
  if (-100000 <= x && x <= 100000 && -30000 <= y && y <= 30000)
    wide += x * y;
  return wide > (long)area;
}
