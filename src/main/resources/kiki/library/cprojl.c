// SPDX-License-Identifier: Apache-2.0
/* C11 7.3.9.5: one infinity. */
long double _Complex cprojl(long double _Complex z) {
  if (__builtin_isinf(__real__ z) || __builtin_isinf(__imag__ z))
    return __builtin_complex(__builtin_infl(), __builtin_copysignl((long double)0, __imag__ z));
  return z;
}
