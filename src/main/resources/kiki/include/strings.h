/* SPDX-License-Identifier: Apache-2.0 */
#ifndef _STRINGS_H
#define _STRINGS_H 1
#include <features.h>
#include <bits/null.h>
#include <bits/locale_t.h>
#if defined __USE_MISC || !defined _POSIX_C_SOURCE
extern int bcmp(const void *__s1, const void *__s2, size_t __n);
extern void bcopy(const void *__src, void *__dest, size_t __n);
extern void bzero(void *__s, size_t __n);
extern char *index(const char *__s, int __c);
extern char *rindex(const char *__s, int __c);
#endif
extern int ffs(int __i) __attribute__((__const__));
#ifdef __USE_MISC
extern int ffsl(long int __l) __attribute__((__const__));
extern int ffsll(long long int __ll) __attribute__((__const__));
#endif
extern int strcasecmp(const char *__s1, const char *__s2);
extern int strncasecmp(const char *__s1, const char *__s2, size_t __n);
extern int strcasecmp_l(const char *__s1, const char *__s2, locale_t __loc);
extern int strncasecmp_l(const char *__s1, const char *__s2, size_t __n, locale_t __loc);
#endif
