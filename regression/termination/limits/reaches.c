int __VERIFIER_nondet_int(void);

/* The step may overflow, but if it does not the distance decreases. */
int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  int z = __VERIFIER_nondet_int();
  if (y <= 0)
    return 0;
  while (x >= z)
    z = z + y;
  return 0;
}
