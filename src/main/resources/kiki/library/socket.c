int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
int *__errno_location(void);
int socket(int domain, int type, int protocol) {
  (void)domain;
  (void)type;
  (void)protocol;
  int result = __kiki_input_int("socket");
  __kiki_assume(result >= -1);
  if (result < 0)
    *__errno_location() = __kiki_input_int("errno");
  return result;
}
