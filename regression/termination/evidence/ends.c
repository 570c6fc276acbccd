int __VERIFIER_nondet_int(void);
unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  for (int i = 0; i < n; i++) {
    unsigned char x = __VERIFIER_nondet_uchar();
    while (x != 0)
      x++;
  }
  return 0;
}
