// SPDX-License-Identifier: Apache-2.0
/* C11 7.3.9.5: one infinity. */
double _Complex cproj(double _Complex z) {
  if (__builtin_isinf(__real__ z) || __builtin_isinf(__imag__ z))
    return __builtin_complex(__builtin_inf(), __builtin_copysign((double)0, __imag__ z));
  return z;
}
