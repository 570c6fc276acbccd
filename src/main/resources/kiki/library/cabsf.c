// SPDX-License-Identifier: Apache-2.0
/* C11 7.3.8.1, F.10.4.3: exact where the result is known to be, else any value in its range. */
float __kiki_approximate_value_float(const char *source);
void __kiki_assume(int condition);
int __kiki_rounding(int mode);
extern int __CPROVER_rounding_mode;
float cabsf(float _Complex z) {
  float x = __builtin_fabsf(__real__ z);
  float y = __builtin_fabsf(__imag__ z);
  if (__builtin_isinf(x) || __builtin_isinf(y))
    return __builtin_inff();
  if (x == 0 || y != y)
    return y;
  if (y == 0 || x != x)
    return x;
  _Bool isNearest = __kiki_rounding(__CPROVER_rounding_mode) == 0;
  /* Sides that are small integers: nothing is rounded but the root. */
  _Bool isWhole = x == __builtin_truncf(x) && y == __builtin_truncf(y);
  if (isNearest && isWhole && x < 2048 && y < 2048) {
    float square = x * x + y * y;
    float root = __builtin_sqrtf(square);
    if (root * root == square && root == __builtin_truncf(root))
      return root;
  }
  float result = __kiki_approximate_value_float("cabsf");
  __kiki_assume(result >= 0);
  __kiki_assume(!isNearest || result >= x && result >= y && result <= x + y);
  return result;
}
