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
long long strtoll(const char *s, char **end, int base) {
  __SIZE_TYPE__ i = 0;
  while (s[i] == ' ' || s[i] >= '\t' && s[i] <= '\r')
    i++;
  int negative = s[i] == '-';
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
  int overflow = 0;
  int any = 0;
  while (digit(s[i]) < base) {
    int d = digit(s[i]);
    unsigned long long next;
    if (__builtin_mul_overflow(value, (unsigned long long)base, &next)
        || __builtin_add_overflow(next, (unsigned long long)d, &next))
      overflow = 1;
    value = next;
    any = 1;
    i++;
  }
  if (end != (char **)0)
    *end = (char *)(any ? s + i : s);
  unsigned long long limit = (unsigned long long)-1 / 2;
  if (overflow || value > limit + (unsigned long long)negative)
    *__errno_location() = 34;
  if (negative)
    return overflow || value > limit ? -(long long)limit - 1 : -(long long)value;
  return overflow || value > limit ? (long long)limit : (long long)value;
}
