void srand(unsigned seed) {
  (void)seed;
}
