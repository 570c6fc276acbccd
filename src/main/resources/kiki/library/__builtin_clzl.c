int __builtin_clzl(unsigned long x) {
  int i = 0;
  while (i < (int)(8 * sizeof(unsigned long)) - 1 && ((x >> ((int)(8 * sizeof(unsigned long)) - 1 - i)) & 1) == 0)
    i++;
  return i;
}
