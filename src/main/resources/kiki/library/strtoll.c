// SPDX-License-Identifier: Apache-2.0
int *__errno_location(void);
unsigned long long __kiki_digits(const char *s, char **end, int base, int *negative, int *overflow);
long long strtoll(const char *s, char **end, int base) {
  int negative, overflow;
  unsigned long long value = __kiki_digits(s, end, base, &negative, &overflow);
  unsigned long long limit = (unsigned long long)-1 / 2;
  if (overflow || value > (unsigned long long)limit + negative) {
    *__errno_location() = 34;
    return negative ? -(long long)limit - 1 : (long long)limit;
  }
  return negative ? (long long)-value : (long long)value;
}
