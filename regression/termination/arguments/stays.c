/* With a step of zero the element before the first is read for ever: there may be one. */
long sum(long *values, unsigned char n, unsigned char step) {
  long result = 0;
  for (int i = 0; i < n; i += step)
    result |= values[i - 1];
  return result;
}
