int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
int *__errno_location(void);
int creat(const char *path, unsigned mode) {
  (void)*path;
  (void)mode;
  int result = __kiki_input_int("creat");
  __kiki_assume(result >= -1);
  if (result < 0)
    *__errno_location() = __kiki_input_int("errno");
  return result;
}
