unsigned __VERIFIER_nondet_uint(void);
static unsigned fuel;

/* The second call has less than the first only since no call gives any back. */
static void burn(void) {
  if (fuel > 0) {
    fuel--;
    burn();
    burn();
  }
}

int main(void) {
  fuel = __VERIFIER_nondet_uint();
  burn();
  return 0;
}
