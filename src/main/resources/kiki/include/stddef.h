/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.19 */
#ifndef _STDDEF_H
#define _STDDEF_H 1

typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __SIZE_TYPE__ size_t;
typedef __WCHAR_TYPE__ wchar_t;

typedef struct {
  long long __max_align_ll __attribute__((__aligned__(__alignof__(long long))));
  long double __max_align_ld __attribute__((__aligned__(__alignof__(long double))));
#ifdef __i386__
  __float128 __max_align_f128 __attribute__((__aligned__(__alignof(__float128))));
#endif
} max_align_t;

#undef NULL
#define NULL ((void *)0)
#define offsetof(type, member) __builtin_offsetof(type, member)

#endif

/* Some code asks for wint_t alone, with gcc's own convention. */
#ifdef __need_wint_t
typedef __WINT_TYPE__ wint_t;
#undef __need_wint_t
#endif
