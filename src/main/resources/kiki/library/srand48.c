void srand48(long seed) {
  (void)seed;
}
