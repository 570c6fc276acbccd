int __builtin_clzll(unsigned long long x) {
  int i = 0;
  while (i < (int)(8 * sizeof(unsigned long long)) - 1 && ((x >> ((int)(8 * sizeof(unsigned long long)) - 1 - i)) & 1) == 0)
    i++;
  return i;
}
