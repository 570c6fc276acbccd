/* SPDX-License-Identifier: Apache-2.0 */
/* Types of MMX, SSE and SSE2, and their common intrinsics on integers, element by element. */
#ifndef _BITS_INTRINSICS_H
#define _BITS_INTRINSICS_H 1

typedef int __m64 __attribute__((__vector_size__(8), __may_alias__));
typedef float __m128 __attribute__((__vector_size__(16), __may_alias__));
typedef double __m128d __attribute__((__vector_size__(16), __may_alias__));
typedef long long __m128i __attribute__((__vector_size__(16), __may_alias__));
typedef short __kiki_v4hi __attribute__((__vector_size__(8)));
typedef signed char __kiki_v16qi __attribute__((__vector_size__(16)));
typedef unsigned char __kiki_v16qu __attribute__((__vector_size__(16)));
typedef short __kiki_v8hi __attribute__((__vector_size__(16)));
typedef unsigned short __kiki_v8hu __attribute__((__vector_size__(16)));
typedef int __kiki_v4si __attribute__((__vector_size__(16)));
typedef unsigned int __kiki_v4su __attribute__((__vector_size__(16)));
typedef unsigned long long __kiki_v2du __attribute__((__vector_size__(16)));

#define __KIKI_INTRINSIC static __inline __attribute__((__always_inline__, __unused__))

__KIKI_INTRINSIC __m128i _mm_setzero_si128(void) {
  return (__m128i){0, 0};
}
__KIKI_INTRINSIC __m128i _mm_set_epi8(
    char __e15, char __e14, char __e13, char __e12, char __e11, char __e10, char __e9, char
    __e8, char __e7, char __e6, char __e5, char __e4, char __e3, char __e2, char __e1, char __e0) {
  return (__m128i)(__kiki_v16qi){__e0, __e1, __e2, __e3, __e4, __e5, __e6, __e7, __e8, __e9,
      __e10, __e11, __e12, __e13, __e14, __e15};
}
__KIKI_INTRINSIC __m128i _mm_set1_epi8(char __x) {
  return (__m128i)((__kiki_v16qi){0} + __x);
}
__KIKI_INTRINSIC __m128i _mm_set_epi16(
    short __e7, short __e6, short __e5, short __e4, short __e3, short __e2, short __e1, short
    __e0) {
  return (__m128i)(__kiki_v8hi){__e0, __e1, __e2, __e3, __e4, __e5, __e6, __e7};
}
__KIKI_INTRINSIC __m128i _mm_setr_epi16(
    short __e0, short __e1, short __e2, short __e3, short __e4, short __e5, short __e6, short
    __e7) {
  return (__m128i)(__kiki_v8hi){__e0, __e1, __e2, __e3, __e4, __e5, __e6, __e7};
}
__KIKI_INTRINSIC __m128i _mm_set1_epi16(short __x) {
  return (__m128i)((__kiki_v8hi){0} + __x);
}
__KIKI_INTRINSIC __m128i _mm_set_epi32(
    int __e3, int __e2, int __e1, int __e0) {
  return (__m128i)(__kiki_v4si){__e0, __e1, __e2, __e3};
}
__KIKI_INTRINSIC __m128i _mm_setr_epi32(
    int __e0, int __e1, int __e2, int __e3) {
  return (__m128i)(__kiki_v4si){__e0, __e1, __e2, __e3};
}
__KIKI_INTRINSIC __m128i _mm_set1_epi32(int __x) {
  return (__m128i)((__kiki_v4si){0} + __x);
}
__KIKI_INTRINSIC __m128i _mm_set_epi64x(
    long long __e1, long long __e0) {
  return (__m128i)(__m128i){__e0, __e1};
}
__KIKI_INTRINSIC __m128i _mm_set1_epi64x(long long __x) {
  return (__m128i){__x, __x};
}
__KIKI_INTRINSIC __m128i _mm_load_si128(const __m128i *__p) {
  return *__p;
}
__KIKI_INTRINSIC __m128i _mm_loadu_si128(const __m128i *__p) {
  return *__p;
}
__KIKI_INTRINSIC void _mm_store_si128(__m128i *__p, __m128i __x) {
  *__p = __x;
}
__KIKI_INTRINSIC void _mm_storeu_si128(__m128i *__p, __m128i __x) {
  *__p = __x;
}
__KIKI_INTRINSIC __m128i _mm_add_epi8(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v16qu)__a + (__kiki_v16qu)__b);
}
__KIKI_INTRINSIC __m128i _mm_sub_epi8(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v16qu)__a - (__kiki_v16qu)__b);
}
__KIKI_INTRINSIC __m128i _mm_add_epi16(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v8hu)__a + (__kiki_v8hu)__b);
}
__KIKI_INTRINSIC __m128i _mm_sub_epi16(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v8hu)__a - (__kiki_v8hu)__b);
}
__KIKI_INTRINSIC __m128i _mm_add_epi32(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v4su)__a + (__kiki_v4su)__b);
}
__KIKI_INTRINSIC __m128i _mm_sub_epi32(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v4su)__a - (__kiki_v4su)__b);
}
__KIKI_INTRINSIC __m128i _mm_add_epi64(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v2du)__a + (__kiki_v2du)__b);
}
__KIKI_INTRINSIC __m128i _mm_sub_epi64(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v2du)__a - (__kiki_v2du)__b);
}
__KIKI_INTRINSIC __m128i _mm_mullo_epi16(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v8hu)__a * (__kiki_v8hu)__b);
}
__KIKI_INTRINSIC __m128i _mm_mullo_epi32(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v4su)__a * (__kiki_v4su)__b);
}
__KIKI_INTRINSIC __m128i _mm_and_si128(__m128i __a, __m128i __b) {
  return __a & __b;
}
__KIKI_INTRINSIC __m128i _mm_or_si128(__m128i __a, __m128i __b) {
  return __a | __b;
}
__KIKI_INTRINSIC __m128i _mm_xor_si128(__m128i __a, __m128i __b) {
  return __a ^ __b;
}
__KIKI_INTRINSIC __m128i _mm_andnot_si128(__m128i __a, __m128i __b) {
  return ~__a & __b;
}
__KIKI_INTRINSIC __m128i _mm_cmpeq_epi8(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v16qi)__a == (__kiki_v16qi)__b);
}
__KIKI_INTRINSIC __m128i _mm_cmpgt_epi8(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v16qi)__a > (__kiki_v16qi)__b);
}
__KIKI_INTRINSIC __m128i _mm_cmplt_epi8(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v16qi)__a < (__kiki_v16qi)__b);
}
__KIKI_INTRINSIC __m128i _mm_cmpeq_epi16(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v8hi)__a == (__kiki_v8hi)__b);
}
__KIKI_INTRINSIC __m128i _mm_cmpgt_epi16(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v8hi)__a > (__kiki_v8hi)__b);
}
__KIKI_INTRINSIC __m128i _mm_cmplt_epi16(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v8hi)__a < (__kiki_v8hi)__b);
}
__KIKI_INTRINSIC __m128i _mm_cmpeq_epi32(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v4si)__a == (__kiki_v4si)__b);
}
__KIKI_INTRINSIC __m128i _mm_cmpgt_epi32(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v4si)__a > (__kiki_v4si)__b);
}
__KIKI_INTRINSIC __m128i _mm_cmplt_epi32(__m128i __a, __m128i __b) {
  return (__m128i)((__kiki_v4si)__a < (__kiki_v4si)__b);
}
__KIKI_INTRINSIC __m128i _mm_slli_epi16(__m128i __a, int __n) {
  return (unsigned)__n >= 16 ? (__m128i){0, 0} : (__m128i)((__kiki_v8hu)__a << __n);
}
__KIKI_INTRINSIC __m128i _mm_srli_epi16(__m128i __a, int __n) {
  return (unsigned)__n >= 16 ? (__m128i){0, 0} : (__m128i)((__kiki_v8hu)__a >> __n);
}
__KIKI_INTRINSIC __m128i _mm_srai_epi16(__m128i __a, int __n) {
  return (__m128i)((__kiki_v8hi)__a >> ((unsigned)__n >= 16 ? 15 : __n));
}
__KIKI_INTRINSIC __m128i _mm_slli_epi32(__m128i __a, int __n) {
  return (unsigned)__n >= 32 ? (__m128i){0, 0} : (__m128i)((__kiki_v4su)__a << __n);
}
__KIKI_INTRINSIC __m128i _mm_srli_epi32(__m128i __a, int __n) {
  return (unsigned)__n >= 32 ? (__m128i){0, 0} : (__m128i)((__kiki_v4su)__a >> __n);
}
__KIKI_INTRINSIC __m128i _mm_srai_epi32(__m128i __a, int __n) {
  return (__m128i)((__kiki_v4si)__a >> ((unsigned)__n >= 32 ? 31 : __n));
}
__KIKI_INTRINSIC __m128i _mm_slli_epi64(__m128i __a, int __n) {
  return (unsigned)__n >= 64 ? (__m128i){0, 0} : (__m128i)((__kiki_v2du)__a << __n);
}
__KIKI_INTRINSIC __m128i _mm_srli_epi64(__m128i __a, int __n) {
  return (unsigned)__n >= 64 ? (__m128i){0, 0} : (__m128i)((__kiki_v2du)__a >> __n);
}
__KIKI_INTRINSIC __m128i _mm_adds_epi8(__m128i __a, __m128i __b) {
  __kiki_v16qi __x = (__kiki_v16qi)__a, __y = (__kiki_v16qi)__b;
  for (int __i = 0; __i < 16; __i++) {
    int __r = __x[__i] + __y[__i];
    __x[__i] = __r < -128 ? -128 : __r > 127 ? 127 : __r;
  }
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m128i _mm_adds_epi16(__m128i __a, __m128i __b) {
  __kiki_v8hi __x = (__kiki_v8hi)__a, __y = (__kiki_v8hi)__b;
  for (int __i = 0; __i < 8; __i++) {
    int __r = __x[__i] + __y[__i];
    __x[__i] = __r < -32768 ? -32768 : __r > 32767 ? 32767 : __r;
  }
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m128i _mm_adds_epu8(__m128i __a, __m128i __b) {
  __kiki_v16qu __x = (__kiki_v16qu)__a, __y = (__kiki_v16qu)__b;
  for (int __i = 0; __i < 16; __i++) {
    int __r = __x[__i] + __y[__i];
    __x[__i] = __r < 0 ? 0 : __r > 255 ? 255 : __r;
  }
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m128i _mm_adds_epu16(__m128i __a, __m128i __b) {
  __kiki_v8hu __x = (__kiki_v8hu)__a, __y = (__kiki_v8hu)__b;
  for (int __i = 0; __i < 8; __i++) {
    int __r = __x[__i] + __y[__i];
    __x[__i] = __r < 0 ? 0 : __r > 65535 ? 65535 : __r;
  }
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m64 _mm_adds_pi16(__m64 __a, __m64 __b) {
  __kiki_v4hi __x = (__kiki_v4hi)__a, __y = (__kiki_v4hi)__b;
  for (int __i = 0; __i < 4; __i++) {
    int __r = __x[__i] + __y[__i];
    __x[__i] = __r < -32768 ? -32768 : __r > 32767 ? 32767 : __r;
  }
  return (__m64)__x;
}
__KIKI_INTRINSIC __m128i _mm_subs_epi8(__m128i __a, __m128i __b) {
  __kiki_v16qi __x = (__kiki_v16qi)__a, __y = (__kiki_v16qi)__b;
  for (int __i = 0; __i < 16; __i++) {
    int __r = __x[__i] - __y[__i];
    __x[__i] = __r < -128 ? -128 : __r > 127 ? 127 : __r;
  }
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m128i _mm_subs_epi16(__m128i __a, __m128i __b) {
  __kiki_v8hi __x = (__kiki_v8hi)__a, __y = (__kiki_v8hi)__b;
  for (int __i = 0; __i < 8; __i++) {
    int __r = __x[__i] - __y[__i];
    __x[__i] = __r < -32768 ? -32768 : __r > 32767 ? 32767 : __r;
  }
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m128i _mm_subs_epu8(__m128i __a, __m128i __b) {
  __kiki_v16qu __x = (__kiki_v16qu)__a, __y = (__kiki_v16qu)__b;
  for (int __i = 0; __i < 16; __i++) {
    int __r = __x[__i] - __y[__i];
    __x[__i] = __r < 0 ? 0 : __r > 255 ? 255 : __r;
  }
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m128i _mm_subs_epu16(__m128i __a, __m128i __b) {
  __kiki_v8hu __x = (__kiki_v8hu)__a, __y = (__kiki_v8hu)__b;
  for (int __i = 0; __i < 8; __i++) {
    int __r = __x[__i] - __y[__i];
    __x[__i] = __r < 0 ? 0 : __r > 65535 ? 65535 : __r;
  }
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m64 _mm_subs_pi16(__m64 __a, __m64 __b) {
  __kiki_v4hi __x = (__kiki_v4hi)__a, __y = (__kiki_v4hi)__b;
  for (int __i = 0; __i < 4; __i++) {
    int __r = __x[__i] - __y[__i];
    __x[__i] = __r < -32768 ? -32768 : __r > 32767 ? 32767 : __r;
  }
  return (__m64)__x;
}
__KIKI_INTRINSIC __m128i _mm_min_epi16(__m128i __a, __m128i __b) {
  __kiki_v8hi __x = (__kiki_v8hi)__a, __y = (__kiki_v8hi)__b;
  for (int __i = 0; __i < 8; __i++)
    __x[__i] = __x[__i] < __y[__i] ? __x[__i] : __y[__i];
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m128i _mm_max_epi16(__m128i __a, __m128i __b) {
  __kiki_v8hi __x = (__kiki_v8hi)__a, __y = (__kiki_v8hi)__b;
  for (int __i = 0; __i < 8; __i++)
    __x[__i] = __x[__i] > __y[__i] ? __x[__i] : __y[__i];
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m128i _mm_min_epu8(__m128i __a, __m128i __b) {
  __kiki_v16qu __x = (__kiki_v16qu)__a, __y = (__kiki_v16qu)__b;
  for (int __i = 0; __i < 16; __i++)
    __x[__i] = __x[__i] < __y[__i] ? __x[__i] : __y[__i];
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m128i _mm_max_epu8(__m128i __a, __m128i __b) {
  __kiki_v16qu __x = (__kiki_v16qu)__a, __y = (__kiki_v16qu)__b;
  for (int __i = 0; __i < 16; __i++)
    __x[__i] = __x[__i] > __y[__i] ? __x[__i] : __y[__i];
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m128i _mm_min_epi32(__m128i __a, __m128i __b) {
  __kiki_v4si __x = (__kiki_v4si)__a, __y = (__kiki_v4si)__b;
  for (int __i = 0; __i < 4; __i++)
    __x[__i] = __x[__i] < __y[__i] ? __x[__i] : __y[__i];
  return (__m128i)__x;
}
__KIKI_INTRINSIC __m128i _mm_max_epi32(__m128i __a, __m128i __b) {
  __kiki_v4si __x = (__kiki_v4si)__a, __y = (__kiki_v4si)__b;
  for (int __i = 0; __i < 4; __i++)
    __x[__i] = __x[__i] > __y[__i] ? __x[__i] : __y[__i];
  return (__m128i)__x;
}
__KIKI_INTRINSIC int _mm_extract_epi16(__m128i __a, int __n) {
  return ((__kiki_v8hu)__a)[__n & 7];
}
__KIKI_INTRINSIC int _mm_extract_epi8(__m128i __a, int __n) {
  return ((__kiki_v16qu)__a)[__n & 15];
}
__KIKI_INTRINSIC int _mm_extract_epi32(__m128i __a, int __n) {
  return ((__kiki_v4si)__a)[__n & 3];
}
__KIKI_INTRINSIC long long _mm_extract_epi64(__m128i __a, int __n) {
  return __a[__n & 1];
}
__KIKI_INTRINSIC int _mm_extract_pi16(__m64 __a, int __n) {
  return (unsigned short)((__kiki_v4hi)__a)[__n & 3];
}
__KIKI_INTRINSIC __m128i _mm_insert_epi16(__m128i __a, int __x, int __n) {
  __kiki_v8hi __v = (__kiki_v8hi)__a;
  __v[__n & 7] = __x;
  return (__m128i)__v;
}
__KIKI_INTRINSIC __m128i _mm_insert_epi32(__m128i __a, int __x, int __n) {
  __kiki_v4si __v = (__kiki_v4si)__a;
  __v[__n & 3] = __x;
  return (__m128i)__v;
}
__KIKI_INTRINSIC int _mm_cvtsi128_si32(__m128i __a) {
  return ((__kiki_v4si)__a)[0];
}
__KIKI_INTRINSIC long long _mm_cvtsi128_si64(__m128i __a) {
  return __a[0];
}
__KIKI_INTRINSIC __m128i _mm_cvtsi32_si128(int __x) {
  return (__m128i)(__kiki_v4si){__x, 0, 0, 0};
}
__KIKI_INTRINSIC __m128i _mm_cvtsi64_si128(long long __x) {
  return (__m128i){__x, 0};
}
__KIKI_INTRINSIC int _mm_movemask_epi8(__m128i __a) {
  __kiki_v16qu __v = (__kiki_v16qu)__a;
  int __mask = 0;
  for (int __i = 0; __i < 16; __i++)
    __mask |= (__v[__i] >> 7) << __i;
  return __mask;
}
__KIKI_INTRINSIC __m128i _mm_shuffle_epi32(__m128i __a, int __n) {
  __kiki_v4si __v = (__kiki_v4si)__a;
  return (__m128i)(__kiki_v4si){__v[__n & 3], __v[__n >> 2 & 3], __v[__n >> 4 & 3], __v[__n >> 6 & 3]};
}

#define _MM_SHUFFLE(z, y, x, w) ((z) << 6 | (y) << 4 | (x) << 2 | (w))

__KIKI_INTRINSIC __m64 _mm_set_pi16(short __d, short __c, short __b, short __a) {
  return (__m64)(__kiki_v4hi){__a, __b, __c, __d};
}
__KIKI_INTRINSIC __m64 _mm_setr_pi16(short __a, short __b, short __c, short __d) {
  return (__m64)(__kiki_v4hi){__a, __b, __c, __d};
}
__KIKI_INTRINSIC void _mm_empty(void) {}

#endif
