unsigned __VERIFIER_nondet_uint(void);

/* Calls are made with ever more, up to a limit that is far away. */
static unsigned f(unsigned n) {
  if (n < 10)
    return n;
  return f(n - 1);
}

int main(void) {
  f(10 + __VERIFIER_nondet_uint() % 100);
  return 0;
}
