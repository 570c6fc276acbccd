unsigned __VERIFIER_nondet_uint(void);
static unsigned fuel;

/* The first call gives back what the activation took. */
static void burn(void) {
  if (fuel > 0) {
    fuel--;
    burn();
    fuel = 1;
    burn();
  }
}

int main(void) {
  fuel = __VERIFIER_nondet_uint();
  burn();
  return 0;
}
