int __builtin_ctzl(unsigned long x) {
  int i = 0;
  while (i < (int)(8 * sizeof(unsigned long)) - 1 && ((x >> i) & 1) == 0)
    i++;
  return i;
}
