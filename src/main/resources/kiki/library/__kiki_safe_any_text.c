// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_is_writable(void *p, __SIZE_TYPE__ n);
__SIZE_TYPE__ __kiki_open_size(const char *source);
char __kiki_open_char(const char *source);
void __kiki_assume(int condition);
/* A string is written to an array of n bytes; which, the outside world decides. */
void __kiki_safe_any_text(void *p, __SIZE_TYPE__ n) {
  if (n == 0 || !__kiki_is_writable(p, n))
    return;
  __SIZE_TYPE__ length = __kiki_open_size("a library function");
  __kiki_assume(length < n);
  char *text = p;
  for (__SIZE_TYPE__ i = 0; i < length; i++)
    text[i] = __kiki_open_char("a library function");
  text[length] = 0;
}
