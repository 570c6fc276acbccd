int __builtin_ctz(unsigned int x) {
  int i = 0;
  while (i < (int)(8 * sizeof(unsigned int)) - 1 && ((x >> i) & 1) == 0)
    i++;
  return i;
}
