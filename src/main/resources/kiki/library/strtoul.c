// SPDX-License-Identifier: Apache-2.0
int *__errno_location(void);
unsigned long long __kiki_digits(const char *s, char **end, int base, int *negative, int *overflow);
unsigned long strtoul(const char *s, char **end, int base) {
  int negative, overflow;
  unsigned long long value = __kiki_digits(s, end, base, &negative, &overflow);
  if (overflow || value > (unsigned long)-1) {
    *__errno_location() = 34;
    return (unsigned long)-1;
  }
  return negative ? -(unsigned long)value : (unsigned long)value;
}
