// SPDX-License-Identifier: Apache-2.0
/* C11 7.22.1.4p3: white space, a sign, and as many digits of the base as there are. For what is no
   base, POSIX wants EINVAL; glibc then leaves the end unset. */
int *__errno_location(void);
static int digit(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'z')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'Z')
    return c - 'A' + 10;
  return 99;
}
unsigned long long __kiki_digits(
    const char *s, char **end, int base, int *negative, int *overflow) {
  __SIZE_TYPE__ i = 0;
  *negative = 0;
  *overflow = 0;
  if (base < 0 || base == 1 || base > 36) {
    *__errno_location() = 22;
    return 0;
  }
  while (s[i] == ' ' || s[i] >= '\t' && s[i] <= '\r')
    i++;
  *negative = s[i] == '-';
  if (s[i] == '-' || s[i] == '+')
    i++;
  if ((base == 0 || base == 16) && s[i] == '0' && (s[i + 1] == 'x' || s[i + 1] == 'X')
      && digit(s[i + 2]) < 16) {
    i += 2;
    base = 16;
  } else if (base == 0) {
    base = s[i] == '0' ? 8 : 10;
  }
  unsigned long long value = 0;
  int any = 0;
  while (digit(s[i]) < base) {
    unsigned long long next;
    if (__builtin_mul_overflow(value, (unsigned long long)base, &next)
        || __builtin_add_overflow(next, (unsigned long long)digit(s[i]), &next))
      *overflow = 1;
    value = next;
    any = 1;
    i++;
  }
  if (end != (char **)0)
    *end = (char *)(any ? s + i : s);
  return value;
}
