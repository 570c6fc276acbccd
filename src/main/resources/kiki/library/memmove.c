void *memmove(void *to, const void *from, __SIZE_TYPE__ n) {
  unsigned char *d = to;
  const unsigned char *s = from;
  if ((__UINTPTR_TYPE__)d <= (__UINTPTR_TYPE__)s) {
    for (__SIZE_TYPE__ i = 0; i < n; i++)
      d[i] = s[i];
  } else {
    for (__SIZE_TYPE__ i = n; i > 0; i--)
      d[i - 1] = s[i - 1];
  }
  return to;
}
