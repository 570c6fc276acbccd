// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_input_bool(const char *source);
char __kiki_input_char(const char *source);
int __kiki_input_int(const char *source);
void __kiki_assume(int condition);
char *fgets(char *to, int size, void *stream) {
  (void)stream;
  if (__kiki_input_bool("fgets"))
    return (char *)0;
  int length = __kiki_input_int("fgets");
  __kiki_assume(length >= 0 && length < size);
  for (int i = 0; i < length; i++)
    to[i] = __kiki_input_char("fgets");
  to[length] = 0;
  return to;
}
