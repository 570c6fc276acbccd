// SPDX-License-Identifier: Apache-2.0
void __kiki_safe_format_fill(char *to, long long at, long long end, long long room, char c);
/* The first n characters of a string in a field from start to end. */
void __kiki_safe_format_copy(
    char *to, long long start, long long end, long long room, const char *s, long long n, int flags) {
  long long at = flags & 1 ? start : end - n;
  if (end - start > n) {
    __kiki_safe_format_fill(to, start, at, room, ' ');
    __kiki_safe_format_fill(to, at + n, end, room, ' ');
  }
  for (long long i = 0; i < n && at + i < room; i++)
    to[at + i] = s[i];
}
