void srandom(unsigned seed) {
  (void)seed;
}
