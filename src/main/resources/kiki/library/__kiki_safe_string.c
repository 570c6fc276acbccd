// SPDX-License-Identifier: Apache-2.0
_Bool __kiki_is_readable(const void *p, __SIZE_TYPE__ n);
/* The length of a string, `limit` if its end is not among so many bytes, -1 if they leave the
   object before. Nothing is accessed that was not looked at first. */
__PTRDIFF_TYPE__ __kiki_safe_string(const char *s, __SIZE_TYPE__ limit) {
  __SIZE_TYPE__ n = 0;
  while (n < limit) {
    if (!__kiki_is_readable(s + n, 1))
      return -1;
    if (s[n] == 0)
      break;
    n++;
  }
  return (__PTRDIFF_TYPE__)n;
}
