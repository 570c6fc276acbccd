int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
int *__errno_location(void);
int dup(int file) {
  (void)file;
  int result = __kiki_input_int("dup");
  __kiki_assume(result >= -1);
  if (result < 0)
    *__errno_location() = __kiki_input_int("errno");
  return result;
}
