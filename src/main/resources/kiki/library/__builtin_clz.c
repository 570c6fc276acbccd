int __builtin_clz(unsigned int x) {
  int i = 0;
  while (i < (int)(8 * sizeof(unsigned int)) - 1 && ((x >> ((int)(8 * sizeof(unsigned int)) - 1 - i)) & 1) == 0)
    i++;
  return i;
}
