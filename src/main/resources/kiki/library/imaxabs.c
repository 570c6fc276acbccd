long imaxabs(long x) {
  return x < 0 ? -x : x;
}
