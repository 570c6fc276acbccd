void *memcpy(void *to, const void *from, __SIZE_TYPE__ n) {
  unsigned char *d = to;
  const unsigned char *s = from;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    d[i] = s[i];
  return to;
}
