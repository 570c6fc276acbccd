// SPDX-License-Identifier: Apache-2.0
#include <time.h>
void __kiki_unsupported(const char *what);
char __kiki_approximate_char(const char *source);
__SIZE_TYPE__ __kiki_approximate_size(const char *source);
void __kiki_assume(int condition);
/* C11 7.27.3.5: exact for numbers, which no locale changes; names and times of day in words are
   texts of at most 64 characters. */
struct output {
  char *to;
  __SIZE_TYPE__ size;
  __SIZE_TYPE__ length;
  _Bool isFull;
};
static _Bool fits(struct output *out, __SIZE_TYPE__ count) {
  if (!out->isFull && count < out->size - out->length)
    return 1;
  out->isFull = 1;
  return 0;
}
static void character(struct output *out, char c) {
  if (fits(out, 1))
    out->to[out->length++] = c;
}
/* At least `width` digits. */
static void number(struct output *out, long long value, int width) {
  char digits[20];
  int count = 0;
  unsigned long long rest = value < 0 ? -(unsigned long long)value : (unsigned long long)value;
  do {
    digits[count++] = (char)('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  while (count < width)
    digits[count++] = '0';
  if (!fits(out, (__SIZE_TYPE__)(count + (value < 0))))
    return;
  if (value < 0)
    out->to[out->length++] = '-';
  while (count > 0)
    out->to[out->length++] = digits[--count];
}
static void text(struct output *out, __SIZE_TYPE__ least, __SIZE_TYPE__ most) {
  __SIZE_TYPE__ count = __kiki_approximate_size("strftime");
  __kiki_assume(count >= least && count <= most);
  if (fits(out, count))
    for (__SIZE_TYPE__ i = 0; i < count; i++) {
      char c = __kiki_approximate_char("strftime");
      __kiki_assume(c != 0);
      out->to[out->length++] = c;
    }
}
static void conversion(struct output *out, char c, const struct tm *at) {
  long long year = at->tm_year + 1900LL;
  switch (c) {
    case '%': character(out, '%'); break;
    case 'n': character(out, '\n'); break;
    case 't': character(out, '\t'); break;
    case 'd': number(out, at->tm_mday, 2); break;
    case 'H': number(out, at->tm_hour, 2); break;
    case 'I': number(out, at->tm_hour % 12 == 0 ? 12 : at->tm_hour > 12 ? at->tm_hour - 12 : at->tm_hour, 2); break;
    case 'j': number(out, 1LL + at->tm_yday, 3); break;
    case 'm': number(out, at->tm_mon + 1LL, 2); break;
    case 'M': number(out, at->tm_min, 2); break;
    case 'S': number(out, at->tm_sec, 2); break;
    case 'u': number(out, (at->tm_wday - 1 + 7) % 7 + 1, 1); break;
    case 'w': number(out, at->tm_wday, 1); break;
    case 'Y': number(out, year, 1); break;
    case 'F':
      number(out, year, 1);
      character(out, '-');
      number(out, at->tm_mon + 1LL, 2);
      character(out, '-');
      number(out, at->tm_mday, 2);
      break;
    case 'R':
    case 'T':
      number(out, at->tm_hour, 2);
      character(out, ':');
      number(out, at->tm_min, 2);
      if (c == 'R')
        break;
      character(out, ':');
      number(out, at->tm_sec, 2);
      break;
    case 'e':
    case 'k':
    case 'l':
    case 'y':
    case 'C':
    case 'g':
    case 'U':
    case 'V':
    case 'W': text(out, 2, 11); break;
    case 'D': text(out, 8, 32); break;
    case 'z': text(out, 0, 11); break;
    case 'G':
    case 's': text(out, 1, 20); break;
    case 'a':
    case 'A':
    case 'b':
    case 'B':
    case 'h':
    case 'c':
    case 'p':
    case 'P':
    case 'r':
    case 'x':
    case 'X':
    case 'Z': text(out, 0, 64); break;
    default: __kiki_unsupported("format of strftime");
  }
}
__SIZE_TYPE__ strftime(
    char *restrict to,
    __SIZE_TYPE__ size,
    const char *restrict format,
    const struct tm *restrict at) {
  struct output out = {to, size, 0, size == 0};
  for (__SIZE_TYPE__ i = 0; format[i] != 0; i++) {
    if (format[i] == '%')
      conversion(&out, format[++i], at);
    else
      character(&out, format[i]);
  }
  if (out.isFull)
    return 0;
  to[out.length] = 0;
  return out.length;
}
