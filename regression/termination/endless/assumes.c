unsigned __VERIFIER_nondet_uint(void);
void __VERIFIER_assume(int condition);

/* An assumption that fails ends the execution. */
int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  while (1) {
    __VERIFIER_assume(x < 1000);
    x++;
  }
  return 0;
}
