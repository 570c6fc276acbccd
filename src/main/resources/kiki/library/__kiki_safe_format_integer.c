// SPDX-License-Identifier: Apache-2.0
void __kiki_safe_format_fill(char *to, long long at, long long end, long long room, char c);
/* C11 7.21.6.1p6, p8: padding, sign or prefix, n digits. A zero that is not written has no digit. */
void __kiki_safe_format_integer(
    char *to, long long start, long long end, long long room, unsigned long long value, int sign,
    int base, int letter, int n, int flags, int precision) {
  int prefix = (flags & 8) && base == 16 && value != 0 ? 2 : sign != 0 ? 1 : 0;
  int zeros = (flags & 16) && !(flags & 1) && precision < 0;
  long long at = flags & 1 || zeros ? start : end - n - prefix;
  if (end - start > n + prefix) {
    __kiki_safe_format_fill(to, start, at, room, ' ');
    if (zeros)
      __kiki_safe_format_fill(to, at + prefix, end - n, room, '0');
    else
      __kiki_safe_format_fill(to, at + prefix + n, end, room, ' ');
  }
  if (prefix > 0 && at < room)
    to[at] = (char)(prefix == 2 ? '0' : sign);
  if (prefix > 1 && at + 1 < room)
    to[at + 1] = (char)letter;
  long long first = zeros ? end - n : at + prefix;
  for (long long i = first + n - 1; i >= first; i--) {
    int digit;
    if (value <= 0xffffffffu) {
      unsigned low = (unsigned)value;
      digit = (int)(low % (unsigned)base);
      value = low / (unsigned)base;
    } else {
      digit = (int)(value % (unsigned long long)base);
      value /= (unsigned long long)base;
    }
    if (i < room)
      to[i] = (char)(digit < 10 ? '0' + digit : letter - 'x' + 'a' + digit - 10);
  }
}
