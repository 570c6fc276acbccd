unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned wide = __VERIFIER_nondet_uint();
  unsigned char narrow = 0;
  if (wide <= 256) {
    narrow = wide;
  }
  return narrow == 7;
}
