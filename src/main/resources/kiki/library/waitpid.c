int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
int *__errno_location(void);
int waitpid(int process, int *status, int options) {
  (void)process;
  (void)options;
  int result = __kiki_input_int("waitpid");
  __kiki_assume(result >= -1);
  if (result < 0)
    *__errno_location() = __kiki_input_int("errno");
  else if (status != (int *)0)
    *status = __kiki_input_int("waitpid");
  return result;
}
