// SPDX-License-Identifier: Apache-2.0
int *__errno_location(void);
unsigned long long __kiki_digits(const char *s, char **end, int base, int *negative, int *overflow);
long strtol(const char *s, char **end, int base) {
  int negative, overflow;
  unsigned long long value = __kiki_digits(s, end, base, &negative, &overflow);
  unsigned long limit = (unsigned long)-1 / 2;
  if (overflow || value > (unsigned long long)limit + negative) {
    *__errno_location() = 34;
    return negative ? -(long)limit - 1 : (long)limit;
  }
  return negative ? (long)-value : (long)value;
}
