// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
__SIZE_TYPE__ __kiki_input_size(const char *source);
void __kiki_assume(int condition);
char *__kiki_environment(__SIZE_TYPE__ n);
char *getenv(const char *name) {
  (void)*name;
  if (__kiki_input_bool("getenv"))
    return (char *)0;
  __SIZE_TYPE__ n = __kiki_input_size("getenv");
  __kiki_assume(n < (__SIZE_TYPE__)-1 / 4);
  char *value = __kiki_environment(n + 1);
  value[n] = 0;
  return value;
}
