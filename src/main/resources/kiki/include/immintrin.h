/* SPDX-License-Identifier: Apache-2.0 */
/* The common intrinsics of MMX, SSE and SSE2 and a few later ones; here those on floats. */
#ifndef _IMMINTRIN_H
#define _IMMINTRIN_H 1

#include <bits/intrinsics.h>

__KIKI_INTRINSIC __m128 _mm_setzero_ps(void) {
  return (__m128){0};
}
__KIKI_INTRINSIC __m128 _mm_set_ps(float __e3, float __e2, float __e1, float __e0) {
  return (__m128){__e0, __e1, __e2, __e3};
}
__KIKI_INTRINSIC __m128 _mm_setr_ps(float __e0, float __e1, float __e2, float __e3) {
  return (__m128){__e0, __e1, __e2, __e3};
}
__KIKI_INTRINSIC __m128 _mm_set1_ps(float __x) {
  return (__m128){__x, __x, __x, __x};
}
__KIKI_INTRINSIC __m128 _mm_load_ps(const float *__p) {
  return (__m128){__p[0], __p[1], __p[2], __p[3]};
}
__KIKI_INTRINSIC __m128 _mm_loadu_ps(const float *__p) {
  return (__m128){__p[0], __p[1], __p[2], __p[3]};
}
__KIKI_INTRINSIC void _mm_store_ps(float *__p, __m128 __x) {
  for (int __i = 0; __i < 4; __i++)
    __p[__i] = __x[__i];
}
__KIKI_INTRINSIC void _mm_storeu_ps(float *__p, __m128 __x) {
  for (int __i = 0; __i < 4; __i++)
    __p[__i] = __x[__i];
}
__KIKI_INTRINSIC __m128 _mm_add_ps(__m128 __a, __m128 __b) {
  return __a + __b;
}
__KIKI_INTRINSIC __m128 _mm_sub_ps(__m128 __a, __m128 __b) {
  return __a - __b;
}
__KIKI_INTRINSIC __m128 _mm_mul_ps(__m128 __a, __m128 __b) {
  return __a * __b;
}
__KIKI_INTRINSIC __m128 _mm_div_ps(__m128 __a, __m128 __b) {
  return __a / __b;
}
__KIKI_INTRINSIC __m128 _mm_cmpeq_ps(__m128 __a, __m128 __b) {
  return (__m128)(__a == __b);
}
__KIKI_INTRINSIC __m128 _mm_cmplt_ps(__m128 __a, __m128 __b) {
  return (__m128)(__a < __b);
}
__KIKI_INTRINSIC __m128 _mm_cmple_ps(__m128 __a, __m128 __b) {
  return (__m128)(__a <= __b);
}
__KIKI_INTRINSIC __m128 _mm_cmpgt_ps(__m128 __a, __m128 __b) {
  return (__m128)(__a > __b);
}
__KIKI_INTRINSIC __m128 _mm_cmpge_ps(__m128 __a, __m128 __b) {
  return (__m128)(__a >= __b);
}
__KIKI_INTRINSIC __m128 _mm_min_ps(__m128 __a, __m128 __b) {
  for (int __i = 0; __i < 4; __i++)
    __a[__i] = __a[__i] < __b[__i] ? __a[__i] : __b[__i];
  return __a;
}
__KIKI_INTRINSIC __m128 _mm_max_ps(__m128 __a, __m128 __b) {
  for (int __i = 0; __i < 4; __i++)
    __a[__i] = __a[__i] > __b[__i] ? __a[__i] : __b[__i];
  return __a;
}
__KIKI_INTRINSIC float _mm_cvtss_f32(__m128 __a) {
  return __a[0];
}
__KIKI_INTRINSIC __m128d _mm_setzero_pd(void) {
  return (__m128d){0};
}
__KIKI_INTRINSIC __m128d _mm_set_pd(double __e1, double __e0) {
  return (__m128d){__e0, __e1};
}
__KIKI_INTRINSIC __m128d _mm_setr_pd(double __e0, double __e1) {
  return (__m128d){__e0, __e1};
}
__KIKI_INTRINSIC __m128d _mm_set1_pd(double __x) {
  return (__m128d){__x, __x};
}
__KIKI_INTRINSIC __m128d _mm_load_pd(const double *__p) {
  return (__m128d){__p[0], __p[1]};
}
__KIKI_INTRINSIC __m128d _mm_loadu_pd(const double *__p) {
  return (__m128d){__p[0], __p[1]};
}
__KIKI_INTRINSIC void _mm_store_pd(double *__p, __m128d __x) {
  for (int __i = 0; __i < 2; __i++)
    __p[__i] = __x[__i];
}
__KIKI_INTRINSIC void _mm_storeu_pd(double *__p, __m128d __x) {
  for (int __i = 0; __i < 2; __i++)
    __p[__i] = __x[__i];
}
__KIKI_INTRINSIC __m128d _mm_add_pd(__m128d __a, __m128d __b) {
  return __a + __b;
}
__KIKI_INTRINSIC __m128d _mm_sub_pd(__m128d __a, __m128d __b) {
  return __a - __b;
}
__KIKI_INTRINSIC __m128d _mm_mul_pd(__m128d __a, __m128d __b) {
  return __a * __b;
}
__KIKI_INTRINSIC __m128d _mm_div_pd(__m128d __a, __m128d __b) {
  return __a / __b;
}
__KIKI_INTRINSIC __m128d _mm_cmpeq_pd(__m128d __a, __m128d __b) {
  return (__m128d)(__a == __b);
}
__KIKI_INTRINSIC __m128d _mm_cmplt_pd(__m128d __a, __m128d __b) {
  return (__m128d)(__a < __b);
}
__KIKI_INTRINSIC __m128d _mm_cmple_pd(__m128d __a, __m128d __b) {
  return (__m128d)(__a <= __b);
}
__KIKI_INTRINSIC __m128d _mm_cmpgt_pd(__m128d __a, __m128d __b) {
  return (__m128d)(__a > __b);
}
__KIKI_INTRINSIC __m128d _mm_cmpge_pd(__m128d __a, __m128d __b) {
  return (__m128d)(__a >= __b);
}
__KIKI_INTRINSIC __m128d _mm_min_pd(__m128d __a, __m128d __b) {
  for (int __i = 0; __i < 2; __i++)
    __a[__i] = __a[__i] < __b[__i] ? __a[__i] : __b[__i];
  return __a;
}
__KIKI_INTRINSIC __m128d _mm_max_pd(__m128d __a, __m128d __b) {
  for (int __i = 0; __i < 2; __i++)
    __a[__i] = __a[__i] > __b[__i] ? __a[__i] : __b[__i];
  return __a;
}
__KIKI_INTRINSIC double _mm_cvtsd_f64(__m128d __a) {
  return __a[0];
}
__KIKI_INTRINSIC __m128i _mm_castps_si128(__m128 __a) {
  return (__m128i)__a;
}
__KIKI_INTRINSIC __m128 _mm_castsi128_ps(__m128i __a) {
  return (__m128)__a;
}
__KIKI_INTRINSIC __m128 _mm_cvtepi32_ps(__m128i __a) {
  return __builtin_convertvector((__kiki_v4si)__a, __m128);
}

#endif
