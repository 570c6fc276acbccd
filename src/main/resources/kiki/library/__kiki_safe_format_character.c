// SPDX-License-Identifier: Apache-2.0
void __kiki_safe_format_fill(char *to, long long at, long long end, long long room, char c);
void __kiki_safe_format_character(
    char *to, long long start, long long end, long long room, int c, int flags) {
  long long at = flags & 1 ? start : end - 1;
  if (end - start > 1) {
    __kiki_safe_format_fill(to, start, at, room, ' ');
    __kiki_safe_format_fill(to, at + 1, end, room, ' ');
  }
  if (at < room)
    to[at] = (char)c;
}
