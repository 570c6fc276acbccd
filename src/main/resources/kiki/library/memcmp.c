int memcmp(const void *a, const void *b, __SIZE_TYPE__ n) {
  const unsigned char *p = a;
  const unsigned char *q = b;
  for (__SIZE_TYPE__ i = 0; i < n; i++)
    if (p[i] != q[i])
      return p[i] - q[i];
  return 0;
}
