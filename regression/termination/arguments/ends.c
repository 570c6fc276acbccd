/* The step is at least one and too small to overflow. */
long sum(long *values, unsigned char n, unsigned char step) {
  __CPROVER_assume(step > 0);
  long result = 0;
  for (int i = 0; i < n; i += step)
    result |= values[i];
  return result;
}
