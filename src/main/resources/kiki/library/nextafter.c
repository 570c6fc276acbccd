// SPDX-License-Identifier: Apache-2.0
/* C11 7.12.11.3: encodings of one sign are ordered as the values are. */
void __kiki_safe_math_error(int number);
double nextafter(double x, double y) {
  if (x != x)
    return x;
  if (y != y || x == y)
    return y;
  union {
    double value;
    unsigned long long bits;
  } u = {x};
  if (x == 0) {
    u.bits = 1;
    return y > 0 ? u.value : -u.value;
  }
  if ((x < y) == (x > 0))
    u.bits++;
  else
    u.bits--;
  if (__builtin_isinf(u.value) && !__builtin_isinf(x) || u.value < 0x1p-1022 && u.value > -0x1p-1022)
    __kiki_safe_math_error(34); /* ERANGE */
  return u.value;
}
