/* SPDX-License-Identifier: Apache-2.0 */
/* C11 7.28 */
#ifndef _UCHAR_H
#define _UCHAR_H 1
#include <features.h>
#include <bits/null.h>
#include <bits/mbstate.h>
typedef __CHAR16_TYPE__ char16_t;
typedef __CHAR32_TYPE__ char32_t;
extern size_t mbrtoc16(char16_t *__restrict __pc16, const char *__restrict __s, size_t __n,
                       mbstate_t *__restrict __p);
extern size_t c16rtomb(char *__restrict __s, char16_t __c16, mbstate_t *__restrict __ps);
extern size_t mbrtoc32(char32_t *__restrict __pc32, const char *__restrict __s, size_t __n,
                       mbstate_t *__restrict __p);
extern size_t c32rtomb(char *__restrict __s, char32_t __c32, mbstate_t *__restrict __ps);
#endif
