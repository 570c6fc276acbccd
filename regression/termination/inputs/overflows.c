int __VERIFIER_nondet_int(void);

/* It goes on as long as nothing overflows. */
int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = 0;
  while (x > 0)
    y++;
  return 0;
}
