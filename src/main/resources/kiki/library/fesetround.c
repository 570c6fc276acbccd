void __kiki_unsupported(const char *what);
int fesetround(int mode) {
  if (mode != 0)
    __kiki_unsupported("rounding modes other than to nearest");
  return 0;
}
